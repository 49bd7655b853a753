import { ERRORS, type ErrorCode } from '#contract/errors.ts';
import type { DecisionError } from '#domain/decisions/decision-error.ts';

/** A rejected request, with a code from the catalogue. Thrown anywhere, turned into a reply in one place. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ErrorCode;
  readonly statusCode: number;
  /** Reply fields besides message and code. */
  readonly details: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds: number | null;

  constructor(
    code: ErrorCode,
    options: {
      message?: string;
      details?: Readonly<Record<string, unknown>>;
      retryAfterSeconds?: number;
    } = {},
  ) {
    super(options.message ?? ERRORS[code].message);
    this.code = code;
    this.statusCode = ERRORS[code].status;
    this.details = options.details ?? {};
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }
}

/** The reply to a decision that is not possible. */
export function apiErrorOf({ code, userMessage, details }: DecisionError): ApiError {
  return new ApiError(code, { ...(userMessage !== undefined && { message: userMessage }), details });
}
