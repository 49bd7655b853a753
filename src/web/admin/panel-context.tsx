import { createContext, type ReactNode, useContext, useState } from 'react';
import type { Role } from '#domain/staff.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import type { ADMIN_TABS } from './words.ts';

export type ScreenAddress = keyof typeof ADMIN_TABS;

interface Given {
  readonly role: Role;
  /** Opens another screen. */
  readonly show: (address: ScreenAddress) => void;
}

/** A confirmation of something that removes or replaces. */
interface Question {
  readonly title: string;
  readonly summary: string;
  readonly act: () => unknown;
}

/** What every screen of the panel can use. */
interface Panel extends Given {
  readonly ask: (question: Question) => void;
}

const PanelContext = createContext<Panel | null>(null);

export function PanelProvider({ children, ...given }: Given & { readonly children: ReactNode }) {
  const [question, ask] = useState<Question | null>(null);
  return (
    <PanelContext value={{ ...given, ask }}>
      {children}
      {question && (
        <ConfirmDialog
          title={question.title}
          summary={question.summary}
          confirmLabel={question.title}
          onConfirm={question.act}
          onClose={() => ask(null)}
        />
      )}
    </PanelContext>
  );
}

export function usePanel(): Panel {
  const panel = useContext(PanelContext);
  if (!panel) throw new Error('There is no PanelContext');
  return panel;
}
