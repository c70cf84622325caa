import type { TermsText } from './terms.text.ts'

export const termsEn: TermsText = {
  acceptance: {
    title: 'Accepting these terms',
    body: [
      'These terms are between you and the Organisation: the company that runs this installation of Nucleo and that invited you or approved your registration. They say what each side may expect of the other when working, contracting or following work through Nucleo.',
      'You accept them by clicking “I accept” in the dialog that appears after you sign in. We keep the version you accepted, the date and time, the network address and the browser, as evidence that the answer was yours.',
      'If you refuse, the app stays closed. You can still read this document, sign out, and change your mind whenever you like. Refusing does not delete your account or anything already recorded, and does not take away amounts owed to you for work already approved.',
      'Whoever accepts on behalf of a company states that they have the power to do so. Nucleo is for people aged 18 or over.',
    ],
  },
  definitions: {
    title: 'What the words mean',
    body: [
      'In this document:',
      [
        'Venture: the project contracted by a client or run with a partner.',
        'Gate: a phase of a venture that ends with a delivery to be approved.',
        'Cell: a package of work inside a gate.',
        'Atom: a task inside a cell, assigned to one or more people.',
        'Loop: the record of the time you spend on an atom, with its start, end, description and type.',
        'Delivery: the result that the client receives and pays for.',
        'Payment order: the document that gathers what a person is owed for a period.',
        'Personal data, controller, processor and data subject: as defined by Law 13.709/2018 (LGPD).',
      ],
      'Times are in the America/Sao_Paulo zone unless the screen says otherwise. Days are calendar days unless the text says “working days”.',
    ],
  },
  account: {
    title: 'Registration, account and access',
    body: [
      'Registration goes through three moments: confirming your e-mail, a review by the Organisation, and activation. There is no access to the app before activation. The Organisation may turn a registration down, and tells you the outcome by e-mail.',
      'Keep your details true and up to date, above all your document, address and the account you are paid to. A payment made on details that you gave wrongly is made again only after the money has come back.',
      'The account is personal. Do not lend your password, choose one that you use nowhere else, and switch on two-step verification. What is done with your account is presumed to be done by you until you tell us of an intrusion.',
      'Each account has an access role that decides what it sees and does. The Organisation may change that role; the change takes effect at once and is recorded.',
    ],
  },
  positions: {
    title: 'Positions on a venture',
    body: [
      'Besides the access role, each person holds a position on the team of a venture. The position describes the responsibility taken on for that work, and may differ from one venture to the next:',
      [
        'Looper: carries out the atoms they accepted and records time faithfully.',
        'Partner: brings or sponsors the venture, follows its gates and answers for their approval.',
        'Supervisor: follows the execution, the quality and the records of the loopers.',
        'Success Manager: looks after the relationship with the client, expectations and acceptance.',
        'SQUAD Leader: organises the team, hands out atoms and removes obstacles.',
        'Product Architect: defines the scope, the phases and the criteria of each delivery.',
      ],
      'Accepting an atom is a commitment to carry it out by the agreed date, with the care that the task deserves. If you cannot, tell the venture’s lead as soon as you know.',
      'One person may hold several positions, as long as they do not approve on the client’s behalf what they themselves carried out.',
    ],
  },
  time: {
    title: 'Time records and presence',
    body: [
      'Time is recorded by loops. You start a loop when you begin to work on an accepted atom and stop it when you stop. A person has only one open loop, and their periods never overlap.',
      'Every two hours of a running loop, Nucleo asks whether you are still there. The alert lasts 91 seconds. Without an answer the server stops the loop at the moment the check fell due, even if the browser is closed.',
      'When a loop passes eight hours, Nucleo asks whether the total time is correct. If you say that it is not, the loop stops and waits to be corrected.',
      'Loops stopped for inactivity or for a denied time count only after you give the true end and a justification. The original mark is never erased: the adjustment stands beside it, with its author, reason and time.',
      'After concluding a loop you may correct its end for 24 hours, as long as it is not on a payment order. Recording time that was not worked is serious misconduct and may lead to the account being closed.',
      'Nucleo takes no photographs, does not record your screen and does not register what you type elsewhere. The presence check is its only measure of activity.',
    ],
  },
  gates: {
    title: 'Gates, deliveries and approval',
    body: [
      'When the work of a gate ends, the team marks it as delivered, and the client or Partner is told what was done and where to find it.',
      'From the delivery, a period of five days runs for approval. Within it, the recipient may approve, contest or ask for clarification. Reminders are sent when three days and when one day are left.',
      'A request for clarification stops the count. Once it is answered, a new period of five days begins.',
      'Silence approves: if the five days end without an approval, a contest or a request for clarification, the gate counts as approved, and the record will say that it was approved because the period ran out.',
      'A contest has to say what differs from the agreed scope. The team corrects what differs and delivers again. Requests that change the scope are new work, with a date and a price of their own.',
      'In closed-scope ventures the price is the one agreed for the delivery. In LIVE ventures the price follows from the hours recorded and concluded.',
    ],
  },
  payment: {
    title: 'Hours, amounts and payment',
    body: [
      'The hours of each loop are converted to decimal hours: the whole hours plus the minutes rounded to the nearest tenth of an hour. So 59 minutes count as 1.0 hour, and 1 hour 20 minutes count as 1.3 hours. Seconds are left out.',
      'The amount due is the number of decimal hours times your hourly value at the moment the loop was finished, rounded to the cent. A later change of the hourly value does not alter loops already concluded.',
      'Closing is weekly: every Friday at 23:59 (America/Sao_Paulo) the week ends, and payment orders are made from the loops finished until then. What is finished later goes into the following week.',
      'Each loop is on one payment order only. Additional items are included only once an administrator has confirmed them.',
      'Check your order as soon as it is made. Tell us about differences through Support, preferably within five working days; later reports are still examined, and the difference goes into the next order.',
      'Taxes and charges follow the law that applies to payer and payee. Where the law requires an invoice, payment depends on it being issued.',
    ],
  },
  relationship: {
    title: 'Nature of the relationship',
    body: [
      'These terms govern the use of Nucleo. By themselves they create no employment, partnership, agency or exclusivity. Whatever contract you have with the Organisation remains in force, and prevails in what it deals with specifically.',
      'Whoever works autonomously chooses their own hours and means, within the dates of the atoms they accepted. The presence check exists so that the time charged is the time worked.',
      'The Aura review helps to build teams and to follow people’s development. You can see your reviews, comment on them, and ask for a person to look again at any decision that rests on them.',
    ],
  },
  confidentiality: {
    title: 'Confidentiality',
    body: [
      'Information that you reach through Nucleo and that is not public is confidential: client data, code, documents, prices, plans, credentials and other people’s data.',
      'Use it only for the work that justifies it, do not copy it out of the agreed places, and protect it as carefully as your own.',
      'The duty of confidentiality lasts while you have access and for five years after the end of the last venture you took part in. Trade secrets and personal data stay protected for as long as the law requires.',
      'There is no breach where the information was already public, where you lawfully received it from another source, or where a competent authority demands it. In that last case tell the Organisation beforehand, if the law allows.',
      'When you leave a venture, give back or delete what you hold, except what the law obliges you to keep.',
    ],
  },
  property: {
    title: 'Intellectual property',
    body: [
      'What you create while carrying out an atom passes to whoever contracted the venture when the work is paid for, with all economic rights, in any medium and territory, under Laws 9.609/1998 and 9.610/1998. Until payment, the Organisation and the client may evaluate and test the result.',
      'The moral rights of authorship remain yours. You may say that you took part in the work, without revealing confidential information.',
      'Earlier materials, libraries and knowledge remain with whoever had them. Where one of them is part of a delivery, whoever includes it grants a licence sufficient for the delivery to be used, maintained and changed.',
      'Open-source components may be used where their licence is compatible with the venture; say which they are. Do not deliver third-party content without permission.',
      'Nucleo, its brand and its code belong to their owners and follow the software licence that comes with the installation.',
    ],
  },
  data: {
    title: 'Personal data and access records',
    body: [
      'The Organisation is the controller of the personal data processed in this installation. We process data on registration, contact, documents, payment, working time, reviews and use of the system, in order to perform the contract, meet legal obligations, protect accounts and give support.',
      'Your rights as a data subject under the LGPD are to:',
      [
        'confirm that data is processed, and have access to it;',
        'correct what is incomplete, wrong or out of date;',
        'ask for excessive or irregular data to be anonymised, blocked or deleted;',
        'receive your data in a form that lets you take it to another service;',
        'know with whom we share it, and why;',
        'withdraw consent where processing rests on it, and object to what breaks the law;',
        'ask for decisions made only by automatic means to be reviewed;',
        'complain to the Brazilian data protection authority (ANPD).',
      ],
      'Make your request through Support, in the category Privacy and data. We answer within 15 days, free of charge. Payment records and the loops that justify them are kept for as long as the law requires; once an account is erased, they no longer carry your name.',
      'As article 15 of the Marco Civil da Internet (Law 12.965/2014) requires, we keep the records of access to the app for six months, in confidence and in a controlled environment; after that they are deleted. We hand them over only by court order, or to you.',
      'We share data only with those who take part in the same work, with providers that keep the service running, and with authorities where the law obliges us. We do not sell data and do not use it for advertising.',
      'If an incident may cause relevant risk or harm, we tell you and the ANPD within the statutory time, with what happened and what to do.',
    ],
  },
  conduct: {
    title: 'Acceptable use and security',
    body: [
      'When using Nucleo you may not:',
      [
        'use somebody else’s account or pretend to be them;',
        'automate loops, presence answers or any record that has to come from a person;',
        'try to see, change or delete what your role does not allow;',
        'send malicious code, overload the service or get around its protections;',
        'publish content that is unlawful, discriminatory, offensive or that breaks the rights of others;',
        'harass or intimidate people in rooms, messages or reviews.',
      ],
      'Found a security flaw? Tell us through Support, without exploiting it and without publishing it before it is fixed. Whoever acts like this in good faith is not penalised for it.',
      'Important actions, such as sign-ins, permission changes, time adjustments and payments, go into an audit record that nobody can edit.',
    ],
  },
  liability: {
    title: 'Availability and liability',
    body: [
      'The Organisation works to keep Nucleo available, makes backups and announces maintenance where it can. No service is always up: if an outage prevents a loop from being recorded, tell us the period through Support and it will be entered after it has been checked.',
      'Each side answers for the harm it causes the other by breaking these terms or the law. Nobody answers for unforeseeable circumstances, force majeure or the failure of a third-party service that they could not prevent.',
      'The Organisation does not answer for the content that users publish, but removes it where the law says so or where it breaks these terms.',
      'Nothing here removes rights that the law does not allow to be waived, or liability for wilful misconduct, gross negligence or irregular processing of personal data.',
    ],
  },
  termination: {
    title: 'Suspension and termination',
    body: [
      'You may close your account at any time, through Support. Before that, finish or hand over the atoms you accepted and give back what belongs to the client.',
      'The Organisation may suspend an account to investigate a suspicion of fraud, a security risk or a breach of these terms, and may close it if the breach is confirmed. You are told the decision and its reason, and have ten days to state your case, which somebody else will judge.',
      'Once an account is closed, access ends at once. Loops finished and not yet paid go into the next payment order, except those under a reasoned dispute.',
      'The sections on payment, confidentiality, intellectual property, personal data and liability remain in force after the end.',
    ],
  },
  final: {
    title: 'Final provisions',
    body: [
      'We may change these terms. A new version is published on this page with its number and date, and Nucleo asks for your answer again before you go on. A change does not reach what happened before it.',
      'Notices are given through Nucleo or to the e-mail of your registration. To talk to us, use the Support page.',
      'If a clause is found to be invalid, the others remain in force. Not enforcing a right does not mean waiving it.',
      'This document exists in Portuguese and in English. Where the meaning differs, the Portuguese text prevails.',
      'Brazilian law applies. The courts of the Organisation’s seat have jurisdiction, without prejudice to the court that the law assures you. Before going to court, the parties will try to settle the matter by talking directly, for up to thirty days.',
    ],
  },
}
