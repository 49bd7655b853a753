export const EMBED_SNIPPET = {
  open: 'Embed',
  title: 'Embed on your own site',
  notLoaded: {
    title: 'Embed on your own site',
    description: 'The code could not be loaded. Please check your connection and try again.',
    look: 'destructive',
  },
  close: 'Close',
  lead: 'Copy these lines into your page. What they show stays up to date by itself.',
  what: 'What to show',
  code: 'Code',
  copy: 'Copy code',
  copied: 'Code copied',
  notCopied: 'Please select the code and copy it',
  look: 'Look at it first',
  picture: 'As a picture',
} as const;
