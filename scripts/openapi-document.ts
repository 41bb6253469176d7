import { z } from 'zod';
import { refusalCode, type Call } from '~/upstream/contract/call';
import { allCalls } from '~/upstream/contract/contract';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

/** Builds the OpenAPI 3.1 document of the contract: the requests and responses that an operator must support. */
export function openApiDocument(): JsonObject {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Operator API',
      version: '2.15.0',
      description:
        'What the player site asks of an operator. Generated from app/upstream/contract by scripts/write-openapi.ts: change that, not this. README.md beside this file says how to implement it; hub.md describes the live notifications.',
    },
    servers: [{ url: 'https://operator.example/api', description: 'OPERATOR_API_URL of the site' }],
    tags: [...new Set(allCalls.map(groupOf))].map((name) => ({ name })),
    security: [{ bearer: [] }, {}],
    paths: Object.fromEntries(allCalls.map((call) => [`/${call.path}`, pathItem(call)])),
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token of auth/login, once a player is logged in.' },
      },
      parameters,
      schemas: { Refusal: refusal },
      responses: {
        BadRequest: answer('The request does not fit its schema.', ref('schemas', 'Refusal')),
        Unauthorised: answer(
          'The bearer token opens no session. The site logs the player out.',
          ref('schemas', 'Refusal'),
        ),
        NotOffered: answer(
          'The operator does not offer this call. Answer 404 or 501; a page that needs it then says that the feature is not offered here, and a part of a page is left out.',
          ref('schemas', 'Refusal'),
        ),
      },
    },
  };
}

const ref = (kind: string, name: string): JsonObject => ({ $ref: `#/components/${kind}/${name}` });

const answer = (description: string, schema: JsonObject): JsonObject => ({
  description,
  content: { 'application/json': { schema } },
});

const header = (name: string, description: string, schema: JsonObject, required = false): JsonObject => ({
  name,
  in: 'header',
  description,
  required,
  schema,
});

const text: JsonObject = { type: 'string' };

const parameters: JsonObject = {
  Locale: header('x-locale', 'Language of messages and content. `en` when the player has chosen none.', {
    type: 'string',
    examples: ['tr', 'en'],
  }),
  Fingerprint: header(
    'x-fingerprint',
    "The browser's fingerprint, else an id that the site made for the device; `site` on calls for content that all visitors share.",
    text,
  ),
  RequestId: header('x-request-id', 'Names the request in the logs of both sides.', text),
  TraceParent: header(
    'traceparent',
    'The trace that the call is part of, as in W3C Trace Context: the digits of `x-request-id`, a new parent, and the sampling that the proxy before the site asks for.',
    text,
  ),
  ForwardedFor: header('x-forwarded-for', "The visitor's address; none on calls for shared content.", text),
  UserAgent: header('user-agent', "The visitor's browser, in printable ASCII; none on calls for shared content.", {
    type: 'string',
    maxLength: 256,
  }),
  IdempotencyKey: header(
    'idempotency-key',
    'Names the intent. The same key with the same body has one effect and gets the first answer again; with another body it is refused.',
    { type: 'string', maxLength: 200 },
    true,
  ),
};

const message: JsonObject = {
  type: ['string', 'null'],
  description: 'What the player is told, in the language of x-locale.',
};

const refusal: JsonObject = {
  type: 'object',
  description: 'The call was understood and refused.',
  properties: {
    success: { const: false },
    message,
    data: { description: 'Null, unless the call says what a refusal carries.' },
    field: {
      type: ['string', 'null'],
      description: 'The field of the request that the message is about. Forms show the message at it.',
    },
    code: {
      enum: [...refusalCode.options, null],
      description: 'Why, where the site does more than show the message.',
    },
    excludedUntil: {
      type: ['string', 'null'],
      format: 'date-time',
      description: 'With the code excluded: when the player may play again, null without end.',
    },
  },
  required: ['success', 'message'],
};

const groupOf = ({ path }: Call) => path.split('/')[0] ?? path;

const pathItem = (call: Call): JsonObject => ({ [call.method.toLowerCase()]: operation(call) });

function operation(call: Call): JsonObject {
  const headers = ['Locale', 'Fingerprint', 'RequestId', 'TraceParent', 'ForwardedFor', 'UserAgent'];
  if (call.policy === 'money') headers.push('IdempotencyKey');
  return {
    operationId: call.path.replace('/', '_'),
    tags: [groupOf(call)],
    summary: call.summary,
    'x-policy': call.policy,
    ...(call.assumed && { 'x-assumed': true }),
    ...(call.freshSeconds !== undefined && { 'x-fresh-seconds': call.freshSeconds }),
    parameters: headers.map((name) => ref('parameters', name)),
    ...(call.method === 'POST' && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(call.request) } } },
    }),
    responses: {
      200: answer('The envelope. `success: false` is an answer too, not an HTTP error.', {
        oneOf: [accepted(call), refused(call)],
      }),
      400: ref('responses', 'BadRequest'),
      401: ref('responses', 'Unauthorised'),
      ...(call.assumed && { 404: ref('responses', 'NotOffered'), 501: ref('responses', 'NotOffered') }),
    },
  };
}

function accepted({ data }: Call): JsonObject {
  const isRead = !data.safeParse(undefined).success;
  return {
    type: 'object',
    properties: {
      success: { const: true },
      message,
      data: isRead ? schemaOf(data) : { ...schemaOf(data), description: 'May be left out.' },
    },
    required: isRead ? ['success', 'data'] : ['success'],
  };
}

const refused = ({ refusal: data }: Call): JsonObject =>
  data
    ? { allOf: [ref('schemas', 'Refusal'), { type: 'object', properties: { data: schemaOf(data.nullish()) } }] }
    : ref('schemas', 'Refusal');

/** The JSON schema of the input type: the data as it is sent, before the site's transformations. */
function schemaOf(schema: z.ZodType): JsonObject {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io: 'input' }) as JsonObject;
  return rest;
}
