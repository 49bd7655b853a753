import { PATHS } from '#paths.ts';
import { SITE } from '#site/site.ts';
import { CHAT_LINK, EMAIL_LINK } from '#words/channels.ts';
import { bullets, type TextSection } from '#words/rich-text.ts';

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
      `This policy says what data ${SITE.name} (${SITE.shortName}) handles on this site and in running the tournament, why, and for how long.`,
      bullets(
        'There are no visitor accounts. You read the site and submit a result without giving your name.',
        'There is no tracking: no analytics, no advertising, no third-party cookies.',
        'Fonts, pictures and video come from this site, so that reading it contacts nobody else.',
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
            text: 'A submission stores the fixture, the score, the time and the label ‘Team Captain’; with a club’s private link, also the club. It does not store who sent it. Without a link, a hash of the client address, made with a secret value, is kept for 72 hours, so that many submissions from one place are noticed. A random key, kept for 24 hours, makes sure that a repeated submission counts once.',
          },
          {
            term: 'Screenshots',
            text: 'With its private link a club can add up to three screenshots to a result that it has reported or disputed. The server makes a new picture of each and stores only that, with the club and the time: where a photo was taken, with which device and what else it carries unseen is not stored.',
          },
          {
            term: 'Decisions',
            text: 'Each approval, rejection and reset by the administrator, and each decision about the draw, the schedule and the season, is recorded with its time, its note and the device it came from.',
          },
          {
            term: 'Technical logs',
            text: 'The server logs each request with its time, the page or call asked for, the outcome and the client address (IP address).',
          },
          {
            term: 'Messages',
            text: `What you send us by e-mail, on ${CHAT} or to a social profile, with the address or name you use there.`,
          },
          {
            term: 'Tournament records',
            text: 'Club names, rosters, reports, evidence and disciplinary decisions, under the player names used in the game.',
          },
          {
            term: 'On your device',
            text: 'Your browser keeps the public pages that you have opened, the last thirty, so that they open without a network, and a result that you submit without a network, until it is sent or you call it off. It also keeps which clubs you follow. None of it leaves your device otherwise, unless you ask for notifications. It goes when you clear the data of this site in your browser.',
          },
          {
            term: 'Notifications',
            text: 'Only if you press ‘Notify me’: the server then stores the address that your browser’s maker gives to your device for notifications, the keys that encrypt them for it, the clubs that you follow and, if the device holds a club’s private link, which one. Notifications are sent to that address; your browser’s maker passes them on and cannot read them. All of it is deleted when you stop notifications, when your browser ends them, or after a year in which nothing of it was renewed.',
          },
          {
            term: 'Administrator sign-in',
            text: 'After sign-in, one cookie is set on the administrator’s device, so that the device is known at the next sign-in. The page keeps the administrator’s token in the browser’s local storage until logout or expiry. Failed sign-ins are counted by client address. Visitors and team captains get no cookie.',
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
        'To decide about the result that a screenshot was sent for: screenshots are used for nothing else',
        'To answer your messages',
        'To keep the site running and secure: the client address limits how many results and how many sign-in attempts come from one place, and the administrator can refuse results from a place that sends false ones',
      ),
      'We make no profiles of persons.',
    ],
  },
  {
    id: 'sharing',
    title: 'Sharing',
    text: [
      'We do not sell data and we do not share it for advertising.',
      bullets(
        'Results, their time and status, the administrator’s notes and the standings are public.',
        'What was reported and decided, when, and by which club or role, is public for good in the open record. A reason, a note or a name in it can be struck out.',
        'What is public can also be read in calendars, feeds and stream overlays, and on other sites in a frame. Such a frame sets no cookie and keeps nothing on your device.',
        'Reports and evidence are seen by those who decide on them and by the clubs concerned.',
        'A screenshot, and why a club disputes a result, are seen by those who decide about the result and by its two clubs, and are never public.',
        `Approved results, the draw and what follows from them are also sent to our channel on ${CHAT}, with the names of clubs and scores; disputes and results that wait for a decision to the one of our staff. No reason, no name of a person and nothing about visitors is sent there.`,
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
      'Decisions can be changed only by the signed-in administrator. The password, the sign-in tokens and the keys of the clubs’ private links are stored on the server as hashes, never in readable form.',
      'If a data breach puts personal data at risk, we give notice within 72 hours of learning of it, to those affected and to the authority in charge.',
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
      'Requests are answered within 30 days and cost nothing. We may ask for proof that the data is yours.',
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
  lead: 'What we collect, why, and for how long. In short: little, for the tournament, and for a limited time.',
  quickNavigation: 'Quick navigation',
  sections,
} as const;
