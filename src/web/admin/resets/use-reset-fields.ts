import { useState } from 'react';

export type ResetFields = ReturnType<typeof useResetFields>;

/** What was chosen and typed to be reset. It outlives the tab that shows it. */
export function useResetFields() {
  const [group, setGroup] = useState('');
  const [matchId, setMatchId] = useState('');
  const [onlyPending, setOnlyPending] = useState({ group: false, match: false, tournament: false });
  return {
    group,
    setGroup,
    matchId,
    setMatchId,
    onlyPending,
    setOnlyPending: (kind: keyof typeof onlyPending, only: boolean) =>
      setOnlyPending({ ...onlyPending, [kind]: only }),
  };
}
