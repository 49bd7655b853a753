export const LOGIN = {
  title: 'Admin Authentication Required',
  about: 'Results are approved here. Captains submit them without logging in.',
  password: 'Admin password',
  code: 'Authenticator code',
  submit: 'Access Admin Panel',
  blocked: 'Too many failed attempts',
  remaining: (attempts: number) => `${attempts} attempts remaining`,
  failed: { title: 'Authentication Failed', fallback: 'Failed to verify admin code. Please try again.' },
  toasts: {
    empty: { title: 'Invalid Input', description: 'Please enter your admin password.', look: 'destructive' },
    blocked: {
      title: 'Too Many Attempts',
      description: 'Please wait 5 minutes before trying again.',
      look: 'destructive',
    },
    succeeded: {
      title: 'Authentication Successful',
      description: 'Welcome to the admin panel.',
      look: 'success',
    },
  },
} as const;

export const SESSION = {
  logout: 'Logout',
  as: (name: string) => `Logged in as ${name}`,
  remaining: (minutes: number) => `${minutes} min left`,
  revoked: {
    title: 'Access Revoked',
    description: 'Your access has been revoked. Please ask the administrator for a new personal link.',
    look: 'destructive',
  },
  loggedOut: { title: 'Logged Out', description: 'You have logged out of the admin panel.' },
} as const;

export const STAFF_LOGIN = {
  opened: 'This is your personal link. Once you open it, it works only on this device.',
  open: 'Log in on this device',
  again: (name: string) => `Log in as ${name}`,
  or: 'Or use the shared password:',
} as const;
