import { ERRORS, type ErrorCode } from '#contract/errors.ts';
import type { Refused } from '#domain/decisions/refused.ts';

/** A rejected request, with a code from the catalogue. Thrown anywhere, turned into a reply in one place. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: ErrorCode;
  readonly statusCode: number;
  /** Reply fields besides message and code. */
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

/** The reply to a decision that is not possible. */
export function refusalOf({ code, sentence, details }: Refused): Refusal {
  return new Refusal(code, { ...(sentence !== undefined && { sentence }), details });
}
