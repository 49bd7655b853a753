export type Clock = () => Date;

export const ONE_HOUR_SECONDS = 3_600;
export const ONE_YEAR_SECONDS = 365 * 24 * ONE_HOUR_SECONDS;
