import { kind } from '../kind.ts';

/** A text by the number of its entry and its name there. */
interface RedactedText {
  readonly seq: number;
  readonly name: string;
}

/** A text is gone from its entry, and from `alsoIn`, where it was repeated. Whoever reads those entries sees that. */
export const textStruck = kind<RedactedText & { readonly alsoIn: readonly RedactedText[] }>()({ apply() {} });
