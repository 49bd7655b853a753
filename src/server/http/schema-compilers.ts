import buildValidators from '@fastify/ajv-compiler';
import buildSerializers from '@fastify/fast-json-stringify-compiler';
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';

// What is sent is what is checked: nothing is converted, filled in or dropped.
const AS_SENT = { coerceTypes: false, removeAdditional: false, useDefaults: false } as const;

/**
 * Lets Fastify's own compilers of schemas wait for the first request that needs them. At the start they would take a
 * tenth of a second, most of it for calls that nobody makes for hours. That every schema compiles, the tests show: they
 * make every call.
 */
export function compileSchemasLazily(app: FastifyInstance): void {
  // The schemas are ours, and strict mode refuses what it does not know. Judging them by the schema of schemas as well
  // would take longer than compiling them.
  const compileValidator = buildValidators()({}, { customOptions: { ...AS_SENT, validateSchema: false } });
  const compileSerializer = buildSerializers()({});

  app.setValidatorCompiler<object>((route) => {
    let validate: ReturnType<typeof compileValidator> | undefined;
    const validateLazily: ReturnType<FastifySchemaCompiler<object>> = (data: unknown) => {
      validate ??= compileValidator(route);
      const isValid = validate(data) as boolean;
      // Fastify reads them from the function that it has called.
      validateLazily.errors = validate.errors ?? null;
      return isValid;
    };
    return validateLazily;
  });
  app.setSerializerCompiler<object>((route) => {
    let serialize: ReturnType<typeof compileSerializer> | undefined;
    return (data) => {
      serialize ??= compileSerializer(route as Parameters<typeof compileSerializer>[0]);
      return serialize(data);
    };
  });
}
