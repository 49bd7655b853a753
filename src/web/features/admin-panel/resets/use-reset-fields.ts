import { useState } from 'react';

export type ResetFields = ReturnType<typeof useResetFields>;

/** What was chosen and typed to be reset. It outlives the tab that shows it. */
export function useResetFields() {
  const [group, setGroup] = useState('');
  const [matchId, setMatchId] = useState('');
  return { group, setGroup, matchId, setMatchId };
}
