export interface Card {
  readonly title: string;
  readonly text: string;
}
