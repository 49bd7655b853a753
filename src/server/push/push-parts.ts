import type { PostPush } from './post-push.ts';

/** The dependencies of sending notifications. */
export interface PushParts {
  /** Identifies this server to push services. */
  readonly publicKey: string;
  readonly post: PostPush;
}
