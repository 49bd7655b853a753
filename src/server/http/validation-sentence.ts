import type { FastifySchema, FastifySchemaValidationError } from 'fastify';

interface TitledSchema {
  readonly title?: string;
  readonly properties?: Readonly<Record<string, TitledSchema>>;
}

/** A validation error as a sentence, with the title that the schema gives the field. */
export function validationSentence(
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
    return `The field "${String(params.additionalProperty).slice(0, 40)}" is not known here.`;

  const field = problem.instancePath.split('/')[1];
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
      return `${title} must not be empty.`;
    default:
      return `${title} is not valid.`;
  }
}

function withArticle(type: string): string {
  return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
}
