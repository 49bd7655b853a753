import { setImmediate } from 'node:timers/promises';
import buildValidators from '@fastify/ajv-compiler';
import buildSerializers from '@fastify/fast-json-stringify-compiler';
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';

// Requests are validated as they were sent: no type coercion, no defaults, nothing removed.
const AS_SENT = { coerceTypes: false, removeAdditional: false, useDefaults: false } as const;

// The schemas are ours, and strict mode refuses what it does not know. Validating them against the meta-schema as well
// would take longer than compiling them.
const VALIDATION = { customOptions: { ...AS_SENT, validateSchema: false } };
const compileValidator = oncePerSchema(buildValidators()({}, VALIDATION));
const compileSerializer = oncePerSchema(buildSerializers()({}));

/**
 * Defers the compilation of schemas, which takes a fifth of a second, until the server listens: a schema is compiled on
 * the first request that needs it, and the returned function compiles all that are left. It rejects when a schema is
 * broken.
 */
export function deferSchemaCompilation(app: FastifyInstance): () => Promise<void> {
  const deferred: (() => unknown)[] = [];
  const defer = <Compiled>(what: string, compile: () => Compiled): (() => Compiled) => {
    let compiled: Compiled | undefined;
    const compileOnce = () => {
      compiled ??= compileNamed(what, compile);
      return compiled;
    };
    deferred.push(compileOnce);
    return compileOnce;
  };

  app.setValidatorCompiler<object>((route) => {
    const validator = defer(`${route.httpPart} of ${route.method} ${route.url}`, () =>
      compileValidator(route),
    );
    const validate: ReturnType<FastifySchemaCompiler<object>> = (data: unknown) => {
      const compiled = validator();
      const isValid = compiled(data) as boolean;
      // Fastify reads the errors from the function that it has called.
      validate.errors = compiled.errors ?? null;
      return isValid;
    };
    return validate;
  });
  app.setSerializerCompiler<object>((route) => {
    const serializer = defer(`reply ${route.httpStatus} to ${route.method} ${route.url}`, () =>
      compileSerializer(route as Parameters<typeof compileSerializer>[0]),
    );
    return (data) => serializer()(data);
  });

  return async () => {
    for (const compile of deferred) {
      compile();
      // Requests have their turn between two schemas.
      await setImmediate();
    }
  };
}

/** Nine of ten replies are refusals, and those have one schema in common. */
function oncePerSchema<Route extends { readonly schema?: unknown }, Compiled>(
  compile: (route: Route) => Compiled,
): (route: Route) => Compiled {
  const known = new Map<unknown, Compiled>();
  return (route) => {
    const compiled = known.get(route.schema) ?? compile(route);
    known.set(route.schema, compiled);
    return compiled;
  };
}

function compileNamed<Compiled>(what: string, compile: () => Compiled): Compiled {
  try {
    return compile();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The schema for the ${what} cannot be compiled: ${reason}`, { cause: error });
  }
}
