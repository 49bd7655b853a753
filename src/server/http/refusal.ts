import { ERRORS, type ErrorCode } from '#contract/errors.ts';
import type { Refused } from '#domain/decisions/refused.ts';

/** A request that is refused with a code of the catalogue. Thrown anywhere, turned into a reply in one place. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: ErrorCode;
  readonly statusCode: number;
  /** Fields of the reply besides the sentence and the code. */
  readonly details: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds: number | null;

  constructor(
    code: ErrorCode,
    options: {
      sentence?: string;
      details?: Readonly<Record<string, unknown>>;
      retryAfterSeconds?: number;
    } = {},
  ) {
    super(options.sentence ?? ERRORS[code].sentence);
    this.code = code;
    this.statusCode = ERRORS[code].status;
    this.details = options.details ?? {};
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }
}

/** The reply to a decision that cannot be made. */
export function refusalOf({ code, sentence, details }: Refused): Refusal {
  return new Refusal(code, { ...(sentence !== undefined && { sentence }), details });
}
