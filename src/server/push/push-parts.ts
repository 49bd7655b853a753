import type { PostPush } from './post-push.ts';

/** What notifications are sent with. */
export interface PushParts {
  /** By which push services know this server. */
  readonly publicKey: string;
  readonly post: PostPush;
}
