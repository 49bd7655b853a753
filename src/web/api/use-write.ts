import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type ToastContent, toasts } from '#web/ui/toast/toast-store.ts';
import { messageOf } from './http.ts';

interface Write<Reply, Input> {
  readonly call: (input: Input) => Promise<Reply>;
  /** Uses the reply, and returns the notification about it. */
  readonly onDone: (reply: Reply, input: Input) => ToastContent | null;
  /** The fallback is for an error without a message from the server. Without a title there is no notification. */
  readonly failed: (error: unknown, input: Input) => { readonly title?: string; readonly fallback: string };
  /** Sees the error after the notification. */
  readonly onFailed?: (error: unknown, input: Input) => void;
}

/**
 * The one way to change something on the server. A second press before the reply is the same press. Whatever the reply,
 * all queries are read again.
 */
export function useWrite<Reply, Input = void>({ call, onDone, failed, onFailed }: Write<Reply, Input>) {
  const queryClient = useQueryClient();
  const running = useRef(new Map<string, Promise<string | null>>());
  const problemOf = (error: unknown, input: Input) => messageOf(error, failed(error, input).fallback);
  const { mutateAsync, isPending, isSuccess, error, variables } = useMutation<Reply, unknown, Input>({
    mutationFn: call,
    onSuccess(reply, input) {
      const toast = onDone(reply, input);
      if (toast) toasts.add(toast);
    },
    onError(problem, input) {
      const { title } = failed(problem, input);
      if (title) toasts.add({ title, description: problemOf(problem, input), look: 'destructive' });
      onFailed?.(problem, input);
    },
    onSettled: () => void queryClient.invalidateQueries(),
  });

  /** Resolves to null when it was done, else to the message that says why not. */
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
