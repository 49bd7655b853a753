import type { FastifySchema, FastifySchemaValidationError } from 'fastify';

interface TitledSchema {
  readonly title?: string;
  readonly properties?: Readonly<Record<string, TitledSchema>>;
}

/** A validation error as a message, with the title of the field in the schema. */
export function validationMessage(
  problem: FastifySchemaValidationError,
  part: string | undefined,
  schema: FastifySchema | undefined,
): string {
  const titleOf = (field: string) => {
    const fields = (schema?.[part as keyof FastifySchema] as TitledSchema | undefined)?.properties;
    return fields?.[field]?.title ?? field;
  };
  const { params } = problem;
  if (problem.keyword === 'required') return `${titleOf(String(params.missingProperty))} is required`;
  if (problem.keyword === 'additionalProperties')
    return `The field "${String(params.additionalProperty).slice(0, 40)}" is not allowed here.`;

  // For an item in a list, the field itself is named.
  const field = problem.instancePath.split('/').findLast((step) => /\D/.test(step));
  if (!field) return 'The request body must be a JSON object.';
  const title = titleOf(field);
  switch (problem.keyword) {
    case 'type':
      return `${title} must be ${withArticle(String(params.type))}.`;
    case 'enum':
      return `${title} must be one of ${(params.allowedValues as string[]).join(', ')}.`;
    case 'maxLength':
      return `${title} must have at most ${params.limit} characters.`;
    case 'minLength':
    case 'minItems':
      return `${title} must not be empty.`;
    case 'maxItems':
      return `${title} must have at most ${params.limit} items.`;
    case 'minimum':
      return `${title} must be at least ${params.limit}.`;
    case 'maximum':
      return `${title} must be at most ${params.limit}.`;
    case 'format':
      return `${title} must be a date and time with a time zone, such as 2026-03-01T20:00:00Z.`;
    default:
      return `${title} is not valid.`;
  }
}

function withArticle(type: string): string {
  return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
}
