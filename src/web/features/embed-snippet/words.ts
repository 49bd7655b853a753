export const EMBED_SNIPPET = {
  open: 'Embed',
  title: 'Embed on your own website',
  notLoaded: {
    title: 'Embed on your own website',
    description: 'The code could not be loaded. Please check your connection and try again.',
    look: 'destructive',
  },
  close: 'Close',
  lead: 'Copy this code into your page. The content updates automatically.',
  what: 'Content',
  code: 'Code',
  copy: 'Copy code',
  copied: 'Code copied',
  notCopied: 'Please select the code and copy it',
  look: 'Preview',
  image: 'Share image',
} as const;
