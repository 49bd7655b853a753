import createValidators from '@fastify/ajv-compiler';
import buildSerializers from '@fastify/fast-json-stringify-compiler';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';

/** A Fastify instance that infers the types of its handlers from their schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

const compileSerializer = buildSerializers()({});
type Route = Parameters<typeof compileSerializer>[0];
const serializers = new Map<unknown, ReturnType<typeof compileSerializer>>();

/**
 * Compiles each reply schema once. Nine of ten are the error schema, which Fastify would compile for every route
 * and status.
 */
export function compileRepliesOnce(app: FastifyInstance): void {
  app.setSerializerCompiler<object>((route) => {
    const serialize = serializers.get(route.schema) ?? compileSerializer(route as Route);
    serializers.set(route.schema, serialize);
    return serialize;
  });
}

/** Shared, so that the servers of one process compile the schemas of their routes once: it takes a third of their startup. */
export const buildValidator = createValidators();

/** The caller of an operation in the API description. */
export const BY_ADMIN = { tags: ['Administrator'], security: [{ bearer: [] }] };
export const BY_CLUB = { tags: ['Captains'], security: [{ clubKey: [] }] };
