import { PATHS } from '#paths.ts';
import { SITE } from '#site/site.ts';
import { EMAIL_LINK, MAIN_SERVER_LINK, RESPONSE_TIMES } from '#words/channels.ts';
import { ruleLink } from '#words/regulations/rule.ts';
import { ordered, type TextSection } from '#words/rich-text.ts';
import { TextDocument } from './text-document.tsx';

const sections: readonly TextSection[] = [
  {
    id: 'core-principles',
    title: 'Core Principles',
    text: [
      'This code applies to players, managers, team captains, Free Agents, staff and spectators: in matches, on the main league server and wherever else they represent their club.',
      {
        terms: [
          {
            term: 'Respect',
            text: 'Treat everyone with courtesy. Abuse, harassment, threats and discrimination have no place here.',
          },
          {
            term: 'Fair play',
            text: [
              'Win by playing fairly. Timewasting (',
              ruleLink('1.7'),
              ') and glitches (',
              ruleLink('1.8'),
              ') are violations.',
            ],
          },
          {
            term: 'Honesty',
            text: 'Submit the true score, keep an accurate roster and send genuine evidence.',
          },
          {
            term: 'Responsibility',
            text: 'Turn up on time with enough players. A manager is responsible for the conduct of the whole club.',
          },
          {
            term: 'Privacy',
            text: 'Do not publish anyone’s private messages, real name or personal details without consent.',
          },
        ],
      },
    ],
  },
  {
    id: 'disciplinary-system',
    title: 'Disciplinary System',
    text: [
      [
        'The Discipline Team decides on violations (',
        ruleLink('5.1'),
        '). It hears the player or club concerned first (',
        ruleLink('5.4'),
        '), and weighs how serious the violation is, whether it was deliberate and whether it is a first offence.',
      ],
      {
        terms: [
          { term: 'Warning', text: 'For a first, minor violation.' },
          {
            term: 'Suspension',
            text: '1-3 matches, for a serious or repeated violation.',
          },
          {
            term: 'Forfeit',
            text: 'If the violation affected the match, it is recorded as 1-0 for the opponent.',
          },
          {
            term: 'Referral to Leadership',
            text: 'For a case that calls for a heavier sanction, up to exclusion from the competition.',
          },
        ],
      },
      [
        'The sanctions are set out in ',
        ruleLink('5.5'),
        '. Leadership holds final authority (',
        ruleLink('5.8'),
        ').',
      ],
    ],
  },
  {
    id: 'reporting',
    title: 'Reporting',
    text: [
      'Anyone who sees a violation may report it. A report made in good faith is never held against the person who makes it.',
      ordered(
        [
          'Collect the evidence. Video evidence is required for timewasting and glitch reports, screenshot proof for stats (',
          ruleLink('5.3'),
          ').',
        ],
        'Write down the match, the minute, the people involved and what happened.',
        ['Send it through the ', MAIN_SERVER_LINK, ' or to ', EMAIL_LINK, '.'],
        [
          'For a match, do so by 23:59 GMT on the day it is played: 23:59:00 is accepted, 00:00:00 is rejected (',
          ruleLink('2.4'),
          ').',
        ],
      ),
      'Harassment, threats and discrimination outside a match may be reported at any time.',
    ],
  },
  {
    id: 'appeals',
    title: 'Appeals',
    text: [
      [
        'A decision may be appealed once per case, within 48 hours. Appeals are heard only on new evidence or procedural errors (',
        ruleLink('5.7'),
        ').',
      ],
      [
        'Send the appeal to ',
        EMAIL_LINK,
        ' with the decision, the grounds for the appeal and the evidence. The Discipline Team decides it. The decision stays in force until then.',
      ],
    ],
  },
  {
    id: 'support',
    title: 'Support',
    text: [
      'If someone’s conduct troubles you, talk to us, even if you are not sure that a rule was broken. Your message is shared only with the people who handle the case.',
      {
        terms: [
          {
            term: 'Urgent',
            text: ['Chat, on the ', MAIN_SERVER_LINK, `: ${RESPONSE_TIMES.chat.toLowerCase()}.`],
          },
          { term: 'Official inquiries', text: [EMAIL_LINK, `: ${RESPONSE_TIMES.email}.`] },
        ],
      },
      ['All channels are listed under ', { text: 'Contact & Support', href: PATHS.contact }, '.'],
    ],
  },
];

export const CONDUCT = {
  meta: {
    title: `Code of Conduct | ${SITE.name}`,
    description: `The ${SITE.shortName} standards for players, managers and captains, how to report a violation, which sanctions apply and how to appeal.`,
  },
  title: 'Code of Conduct',
  lead: 'The standards for everyone who takes part, and what happens when they are not met.',
  contentsTitle: 'Contents',
  sections,
} as const;

export const { meta } = CONDUCT;

export default function ConductPage() {
  return <TextDocument {...CONDUCT} constellation="crown" />;
}
