/** While what is shown could not be renewed: it stays, quietly marked, and nothing moves. */
export function StaleMark({ children }: { readonly children: string }) {
  return (
    <p
      role="status"
      className="fixed bottom-4 left-1/2 z-30 flex -translate-x-1/2 animate-fade items-center gap-2 rounded-full border border-line-strong bg-surface-2 px-4 py-2 text-sm shadow-sheet"
    >
      <span aria-hidden="true" className="size-2 animate-live rounded-full bg-orange" />
      {children}
    </p>
  );
}
