import buildSerializers from '@fastify/fast-json-stringify-compiler';
import type { FastifyInstance } from 'fastify';

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
