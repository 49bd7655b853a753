import { PATHS } from '#paths.ts';
import { SITE } from '#site/site.ts';
import { CHAT_LINK, EMAIL_LINK } from '#words/channels.ts';
import { bullets, type TextSection } from '#words/rich-text.ts';
import { TextDocument } from './text-document.tsx';

const CHAT = CHAT_LINK?.label ?? 'our chat';
const ELSEWHERE = new Intl.ListFormat('en-GB').format(SITE.links.map(({ label }) => label));
const otherCompanies = {
  none: [],
  one: [
    `${ELSEWHERE} is a service of another company. It receives data from you only when you follow a link to it, and its own policy applies there.`,
  ],
  several: [
    `${ELSEWHERE} are services of other companies. They receive data from you only when you follow a link to them, and their own policies apply there.`,
  ],
}[SITE.links.length === 0 ? 'none' : SITE.links.length === 1 ? 'one' : 'several'];

const sections: readonly TextSection[] = [
  {
    id: 'overview',
    title: 'Overview',
    text: [
      `This policy explains what data ${SITE.name} (${SITE.shortName}) handles on this website and in running the tournament, why, and for how long.`,
      bullets(
        'There are no visitor accounts. You can read the website and submit a result without giving your name.',
        'There is no tracking: no analytics, no advertising, no third-party cookies.',
        'Fonts, images and video are served from this website, so reading it contacts no other server.',
      ),
    ],
  },
  {
    id: 'collection',
    title: 'Collection',
    text: [
      {
        terms: [
          {
            term: 'Results',
            text: 'A submission stores the fixture, the score, the time and the label ‘Team Captain’; with a club link, it also stores the club. It does not store who sent it. Without a club link, a salted hash of the sender’s IP address is kept for 72 hours to detect many submissions from one source. A random key, kept for 24 hours, ensures that a repeated submission counts only once.',
          },
          {
            term: 'Screenshots',
            text: 'With its club link, a club can add up to three screenshots to a result that it has submitted or disputed. The server re-encodes each image and stores only the new file, with the club and the time. Hidden data, such as location or device, is not stored.',
          },
          {
            term: 'Registration',
            text: 'If you enter a club: its name, the time, and the contact you give, which only staff can read. The name is published when the club is accepted or put on the waiting list. Contacts are deleted when the season is finished; backups made before then may still contain them.',
          },
          {
            term: 'Decisions',
            text: 'Each approval, rejection and reset by the administrator, and each decision about the draw, the schedule and the season, is recorded with its time, its note and the device used.',
          },
          {
            term: 'Technical logs',
            text: 'The server logs each request with its time, the requested page or API call, the outcome and the IP address.',
          },
          {
            term: 'Messages',
            text: `Messages you send us by e-mail, on ${CHAT} or to a social profile, with the address or name you use there.`,
          },
          {
            term: 'Tournament records',
            text: 'Club names, rosters, reports, evidence and disciplinary decisions, under the player names used in the game.',
          },
          {
            term: 'On your device',
            text: 'Your browser stores the last thirty public pages you opened, so that they are available offline, and results you submit offline, until they are sent or you discard them. It also stores the clubs you follow, a club link you have opened and the receipts for your submissions. Only results and the club link are sent to us, unless you turn on notifications. All of it is deleted when you clear this website’s data in your browser.',
          },
          {
            term: 'Notifications',
            text: 'Only if you press ‘Notify me’: the server then stores the push address that your browser’s vendor assigns to your device, the keys that encrypt the notifications, the clubs you follow and, if the device has a club link, that club. Notifications are sent to that address; your browser’s vendor delivers them and cannot read them. All of this is deleted when you stop notifications, when your browser ends them, or after a year without renewal.',
          },
          {
            term: 'Administrator login',
            text: 'After login, one cookie is set on the administrator’s device, so that the device is recognised at the next login. The page keeps the administrator’s token in the browser’s local storage until logout or expiry. Failed logins are counted per IP address. Visitors and team captains get no cookie.',
          },
        ],
      },
    ],
  },
  {
    id: 'usage',
    title: 'Usage',
    text: [
      'We use the data for these purposes only:',
      bullets(
        'To publish the draw, fixtures, results, standings, knockouts and finished seasons',
        'To review results, reports and appeals',
        'To decide on the result that a screenshot belongs to: screenshots are used for nothing else',
        'To answer your messages',
        'To keep the website running and secure: results and login attempts are limited per IP address, and the administrator can block a source of false results',
      ),
      'We do not create profiles of people.',
    ],
  },
  {
    id: 'sharing',
    title: 'Sharing',
    text: [
      'We do not sell data and we do not share it for advertising.',
      bullets(
        'Results, their time and status, the administrator’s notes and the standings are public.',
        'Every submission and decision, with its time and the club or role behind it, is permanently public in the open record. A reason, a note or a name in it can be redacted.',
        'Public data also appears in calendars, feeds and stream overlays, and in frames on other websites. Such a frame sets no cookie and stores nothing on your device.',
        'Reports and evidence are seen only by the people who decide on them and by the clubs concerned.',
        'Screenshots and the reasons for disputes are seen only by the people who decide on the result and by its two clubs. They are never public.',
        `Approved results, the draw, pairings and champions are also posted to our channel on ${CHAT}, with club names and scores. Disputes and pending results are posted to our staff channel. Reasons, names of people and visitor data are never posted there.`,
        'The company that hosts the site handles data on our behalf and on our instructions.',
        'We disclose data to authorities where the law requires it.',
      ),
      ...otherCompanies,
    ],
  },
  {
    id: 'storage',
    title: 'Storage',
    text: [
      'We keep data for these periods and delete it afterwards:',
      {
        terms: [
          { term: 'Tournament data', text: 'The tournament plus 2 years' },
          { term: 'Screenshots', text: 'Until the season is finished, plus 2 years' },
          { term: 'Personal communications', text: '1 year' },
          { term: 'Technical logs', text: '90 days' },
          {
            term: 'Accounts',
            text: 'Until deletion or 5 years of inactivity. Visitors have no account on this site; this applies to the administrator’s and to any account opened with the series in future.',
          },
        ],
      },
      'Only logged-in administrators and reviewers can change decisions. The password, login tokens and club access keys are stored on the server only as hashes.',
      'If a data breach puts personal data at risk, we give notice within 72 hours of discovering it, to the people affected and to the competent authority.',
    ],
  },
  {
    id: 'rights',
    title: 'Rights',
    text: [
      'You may ask us:',
      bullets(
        'What data we hold about you, and for a copy of it',
        'To correct data that is wrong',
        'To delete data that we no longer need',
        'To restrict the use of your data, or to object to it',
        'To hand your data over in a common format',
      ),
      'Requests are answered within 30 days, free of charge. We may ask for proof that the data is yours.',
      'You may also complain to the data protection authority where you live.',
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    text: [
      ['Write to ', EMAIL_LINK, ' with any question or request about your data.'],
      ['For everything else see ', { text: 'Contact & Support', href: PATHS.contact }, '.'],
    ],
  },
];

export const PRIVACY = {
  meta: {
    title: `Privacy Policy | ${SITE.name}`,
    description: `What data ${SITE.shortName} collects, why, who sees it, how long it is kept and what your rights are: no visitor accounts and no tracking.`,
  },
  title: 'Privacy Policy',
  lead: 'What we collect, why, and for how long. In short: as little as possible, only for the tournament, and for a limited time.',
  contentsTitle: 'Quick navigation',
  sections,
} as const;

export const { meta } = PRIVACY;

export default function PrivacyPage() {
  return <TextDocument {...PRIVACY} constellation="ring" />;
}
