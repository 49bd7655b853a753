import type { PostPush } from './post-push.ts';
import type { ResolvePublic } from './public-addresses.ts';

/** What notifications are sent with. */
export interface PushParts {
  /** By which push services know this server. */
  readonly publicKey: string;
  readonly post: PostPush;
  readonly resolve: ResolvePublic;
}
