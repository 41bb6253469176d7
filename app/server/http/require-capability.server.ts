import type { Request, RequestHandler, Response } from 'express';

interface CapabilityOptions {
  /** Whether the page of this request needs a capability that the operator does not declare. */
  isMissing(response: Response): Promise<boolean>;
  /** Answers 404 with an error page. */
  reject(request: Request, response: Response): Promise<void>;
}

/** Answers 404 for a page, and for its form, where the operator lacks the capability that the page needs. */
export function requireCapability({ isMissing, reject }: CapabilityOptions): RequestHandler {
  return (request, response, next) => {
    isMissing(response)
      .then((missing) => (missing ? reject(request, response) : next()))
      .catch(next);
  };
}
