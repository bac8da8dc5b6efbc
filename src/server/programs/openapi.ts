import * as z from 'zod/mini';
import {
  actionsDone,
  askActions,
  askRetake,
  askToken,
  choicesShown,
  programRefused,
  streamClosing,
  tokenFound,
  tokenMade,
  viewShown,
} from '#protocol/http/programs.ts';

/** The schemas by the names that the document gives them. It is made of them: what is checked is what is told. */
const schemas = {
  View: viewShown,
  Choices: choicesShown,
  Actions: askActions,
  Retake: askRetake,
  Done: actionsDone,
  Refused: programRefused,
  Secret: askToken,
  Token: tokenMade,
  Found: tokenFound,
  Closing: streamClosing,
};

type Name = keyof typeof schemas;

const ref = (name: Name) => ({ $ref: `#/components/schemas/${name}` });

const json = (name: Name, description: string) => ({
  description,
  content: { 'application/json': { schema: ref(name) } },
});

const parameter = (
  name: string,
  where: 'path' | 'header',
  schema: object,
  description: string,
) => ({
  name,
  in: where,
  required: where === 'path',
  schema,
  description,
});

const TABLE = parameter('id', 'path', { type: 'string' }, 'The name of the table, as in its link.');
const SEAT = parameter('seat', 'path', { type: 'integer' }, 'Counted from 0 in the order of play.');

const TROUBLES = {
  401: json('Refused', 'No token, or one that is over: `no-token`.'),
  403: json('Refused', 'The token is another table’s, or the seat another’s by now: `not-yours`.'),
  404: json('Refused', 'There is no such table: `no-such-table`.'),
  409: json(
    'Refused',
    'It cannot be opened: `other-rules`, for one that a later version has begun.',
  ),
  413: json('Refused', 'More than a request may hold: `too-large`.'),
  429: json('Refused', 'Too much was asked for: `too-fast`. Wait, and ask for less.'),
  500: json('Refused', 'The house has failed: `unavailable`. Ask again.'),
  503: json('Refused', 'It could not be kept, or the house is closing: `unavailable`. Ask again.'),
};

const MALFORMED = json('Refused', 'It is not as this document says: `malformed`.');
const NOT_DONE = json(
  'Refused',
  'By a rule, or why: `stale`, `waiting`, `over`, `stood-in` (retake the seat first).',
);

const bearer = [{ seat: [] }];

const seatPaths = {
  '/api/v1/tables/{id}': {
    get: {
      operationId: 'getView',
      summary: 'The table as this seat sees it.',
      security: bearer,
      parameters: [TABLE],
      responses: { 200: json('View', 'What is seen.'), ...TROUBLES },
    },
  },
  '/api/v1/tables/{id}/events': {
    get: {
      operationId: 'streamEvents',
      summary: 'The same, at once and again whenever something happens.',
      description:
        'Server-sent events named `view`, each a whole View; their number is that of the last entry, and Last-Event-ID says which entries need not be told again. An event `closing` says why the stream ends: after `stopping` come again in a second, for this node goes and another is there. `x-events` has the form of each.',
      security: bearer,
      parameters: [
        TABLE,
        parameter('Last-Event-ID', 'header', { type: 'integer' }, 'The last entry that was seen.'),
      ],
      responses: {
        200: {
          description: 'A stream.',
          content: {
            'text/event-stream': {
              schema: { type: 'string' },
              'x-events': { view: ref('View'), closing: ref('Closing') },
            },
          },
        },
        ...TROUBLES,
      },
    },
  },
  '/api/v1/tables/{id}/choices': {
    get: {
      operationId: 'getChoices',
      summary: 'All that this seat may do now; nothing while it is not its turn.',
      security: bearer,
      parameters: [TABLE],
      responses: { 200: json('Choices', 'At most 2000 of them.'), ...TROUBLES },
    },
  },
  '/api/v1/tables/{id}/actions': {
    post: {
      operationId: 'postActions',
      summary: 'Acts: one action or several, all or none.',
      security: bearer,
      parameters: [TABLE],
      requestBody: { required: true, ...json('Actions', 'What is done, and on which view.') },
      responses: {
        ...TROUBLES,
        200: json('Done', 'The number of the first entry.'),
        400: MALFORMED,
        409: NOT_DONE,
      },
    },
  },
  '/api/v1/tables/{id}/retake': {
    post: {
      operationId: 'retakeSeat',
      summary: 'Sits down again where a bot has stood in, as `standIns` of the view tell.',
      security: bearer,
      parameters: [TABLE],
      requestBody: { required: true, ...json('Retake', 'A name for the request.') },
      responses: {
        ...TROUBLES,
        200: json('Done', 'Where the table stands.'),
        400: MALFORMED,
        409: NOT_DONE,
      },
    },
  },
};

const tokenPath = (operationId: string, summary: string, done: object) => ({
  post: {
    operationId,
    summary,
    parameters: [TABLE, SEAT],
    requestBody: {
      required: true,
      ...json('Secret', 'The secret of the guest who holds the seat, as kept in their browser.'),
    },
    responses: {
      ...done,
      400: MALFORMED,
      403: TROUBLES[403],
      413: TROUBLES[413],
      429: TROUBLES[429],
      500: TROUBLES[500],
    },
  },
});

const jsonSchemas = Object.fromEntries(
  Object.entries(schemas).map(([name, schema]) => {
    const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: 'draft-2020-12' });
    return [name, rest];
  }),
);

/** OpenAPI 3.1, made of the schemas that requests are read by. */
export const openApi = {
  openapi: '3.1.0',
  info: {
    title: 'Rotonde',
    version: '1',
    description:
      'A program plays one seat of a table, by a token that the holder of the seat has made.',
  },
  paths: {
    ...seatPaths,
    '/api/tables/{id}/seats/{seat}/token': tokenPath(
      'makeToken',
      'Makes a token for a seat; the one before ends.',
      { 201: json('Token', 'It is told this once.') },
    ),
    '/api/tables/{id}/seats/{seat}/token/look': tokenPath(
      'lookAtToken',
      'Tells whether a seat has a token.',
      { 200: json('Found', 'When it was made, if there is one; never the token.') },
    ),
    '/api/tables/{id}/seats/{seat}/token/end': tokenPath('endToken', 'Ends the token of a seat.', {
      200: { description: 'There is none any more.' },
    }),
  },
  components: {
    securitySchemes: { seat: { type: 'http', scheme: 'bearer' } },
    schemas: jsonSchemas,
  },
};
