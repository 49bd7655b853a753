export const NOT_FOUND = {
  code: '404',
  title: 'Page not found',
  text: 'There is nothing at this address. The link may be old or mistyped.',
  links: [
    { text: 'Back to Home', href: '/' },
    { text: 'Open the UCL Hub', href: '/ng-hub' },
  ],
} as const;
