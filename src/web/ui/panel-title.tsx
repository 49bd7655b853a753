/** Names the panel of a tab where no tab does: read aloud, on paper, without JavaScript. */
export function PanelTitle({ children }: { readonly children: string }) {
  return (
    <h2 className="sr-only font-bold font-display text-section noscript:not-sr-only print:not-sr-only">
      {children}
    </h2>
  );
}
