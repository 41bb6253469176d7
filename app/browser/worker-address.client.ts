/** The service worker, and the scripts of the build. */
const WORKERS = /^\/(?:service-worker\.js|assets\/[\w-]+\.js)$/;

const policy = window.trustedTypes?.createPolicy('worker', {
  createScriptURL: (url) => (WORKERS.test(url) ? url : null),
});

/** The address of a worker of this site, in the form that browsers demand where they enforce Trusted Types. */
export const workerAddress = (path: string): string => policy?.createScriptURL(path) ?? path;
