import { queryOptions } from '@tanstack/react-query';
import { reads } from './queries.ts';

/** As often as the standings, so that no claim outlives the table that it was made about. */
export const outlookQuery = queryOptions({ ...reads('/api/ucl/outlook'), refetchInterval: 5_000 });
