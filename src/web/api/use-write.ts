import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type ToastContent, toasts } from '#web/ui/toast/toast-store.ts';
import { messageOf } from './http.ts';

interface Write<Reply, Input> {
  readonly call: (input: Input) => Promise<Reply>;
  /** Handles the reply, and returns the toast for it. */
  readonly onDone: (reply: Reply, input: Input) => ToastContent | null;
  /** The fallback replaces a missing message from the server. Without a title there is no toast. */
  readonly failed: (error: unknown, input: Input) => { readonly title?: string; readonly fallback: string };
  /** Called after the toast is shown. */
  readonly onFailed?: (error: unknown, input: Input) => void;
  /** Identifies the changed item, if one component can change several. */
  readonly subjectOf?: (input: Input) => unknown;
}

/**
 * How a component changes something on the server; submissions and uploads have a queue instead. Presses before the
 * reply are ignored. Afterwards, all queries are refetched. The toast of a failure is replaced when the same
 * thing is tried again.
 */
export function useWrite<Reply, Input = void>({
  call,
  onDone,
  failed,
  onFailed,
  subjectOf = () => null,
}: Write<Reply, Input>) {
  const queryClient = useQueryClient();
  const failures = useRef(new Map<unknown, number>());
  const running = useRef(new Map<string, Promise<string | null>>());
  const problemOf = (error: unknown, input: Input) => messageOf(error, failed(error, input).fallback);
  const { mutateAsync, isPending, isSuccess, error, variables } = useMutation<Reply, unknown, Input>({
    mutationFn: call,
    onSuccess(reply, input) {
      toasts.dismiss(failures.current.get(subjectOf(input)) ?? 0);
      const toast = onDone(reply, input);
      if (toast) toasts.add(toast);
    },
    onError(problem, input) {
      toasts.dismiss(failures.current.get(subjectOf(input)) ?? 0);
      const { title } = failed(problem, input);
      if (title) {
        const toast = { title, description: problemOf(problem, input), look: 'destructive' } as const;
        failures.current.set(subjectOf(input), toasts.add(toast));
      }
      onFailed?.(problem, input);
    },
    onSettled: () => void queryClient.invalidateQueries(),
  });

  /** Resolves to null on success, otherwise to the error message. */
  function send(input: Input): Promise<string | null> {
    const key = JSON.stringify(input);
    const press =
      running.current.get(key) ??
      mutateAsync(input)
        .then(
          () => null,
          (problem: unknown) => problemOf(problem, input),
        )
        .finally(() => running.current.delete(key));
    running.current.set(key, press);
    return press;
  }
  return {
    send,
    isSending: isPending,
    isDone: isSuccess,
    error,
    problem: error === null ? null : problemOf(error, variables as Input),
  };
}
