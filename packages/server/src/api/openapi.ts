import { messageSchemas, RefusedSchema } from '@pangaea/wire';
import type { TSchema } from 'typebox';
import type { Route } from './route.ts';

/** The description of all routes, made from the same declarations that serve them. */
export function openApi(routes: readonly Route[], version: string): unknown {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const each of routes) {
    const path = each.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [each.method.toLowerCase()]: operation(each) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pangaea',
      version,
      description:
        'Every request may also be answered with 400 (malformed), 413, 415, 429 or 503; a refusal always has the form of `Refused`. Devices are known by the cookie `pangaea-device`, programs by the token of a seat: 401 if the token is not valid, 403 if it belongs to another seat.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    paths,
    components: {
      securitySchemes: { seatToken: { type: 'http', scheme: 'bearer' } },
      schemas: { Refused: RefusedSchema, ...messageSchemas() },
    },
  };
}

/**
 * The path of the routes of a table. Each of them may be called for a deleted table, so `GONE` is
 * among its answers.
 */
const OF_A_TABLE = '/api/tables/:id';
const GONE = {
  meaning:
    '`table-deleted`: the operator of this server deleted the table, at the time `at`. This answer is given for 30 days.',
  schema: RefusedSchema,
};

function operation(each: Route): unknown {
  const { method, summary, params, query, body, media, programs } = each;
  const answers = each.path.startsWith(OF_A_TABLE) ? { ...each.answers, 410: GONE } : each.answers;
  return {
    summary,
    ...(programs === true ? { security: [{}, { seatToken: [] }] } : {}),
    parameters: [...parameters('path', params), ...parameters('query', query)],
    ...(method === 'POST' && body !== undefined
      ? { requestBody: { required: true, content: { 'application/json': { schema: body } } } }
      : {}),
    responses: Object.fromEntries(
      Object.entries(answers).map(([status, { meaning, schema }]) => [
        status,
        {
          description: meaning,
          content: {
            [status === '200' && media !== undefined ? media : 'application/json']:
              schema === undefined ? {} : { schema },
          },
        },
      ]),
    ),
  };
}

function parameters(place: 'path' | 'query', schema: TSchema | undefined): unknown[] {
  const { properties = {}, required = [] } = (schema ?? {}) as {
    readonly properties?: Readonly<Record<string, TSchema>>;
    readonly required?: readonly string[];
  };
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: each,
  }));
}
