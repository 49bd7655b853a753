export const SHARE = {
  share: 'Share',
  copy: 'Copy link',
  copied: 'Link copied',
  notCopied: 'The link could not be copied',
} as const;
