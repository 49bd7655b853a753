const MINUTE_MS = 60_000;

/** The value of a `datetime-local` field, read as GMT. */
export function opensAtOf(field: string): string | null {
  return field === '' ? null : new Date(`${field}Z`).toISOString();
}

/** The field shows the final minute that is in time; the stored value is the first moment that is late. */
export function closesAtOf(field: string): string | null {
  return field === '' ? null : new Date(Date.parse(`${field}Z`) + MINUTE_MS).toISOString();
}

export function fieldOfOpening(opensAt: string | null): string {
  return opensAt?.slice(0, 16) ?? '';
}

export function fieldOfDeadline(closesAt: string | null): string {
  return closesAt === null ? '' : new Date(Date.parse(closesAt) - MINUTE_MS).toISOString().slice(0, 16);
}
