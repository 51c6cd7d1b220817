import { namespace } from '../namespace.ts';

/** Paragraphs are divided by empty lines; lines that begin with a dash are a list. */
export const terms = namespace('terms', {
  title: 'Terms of Service',
  lead: 'The rules of the house, in words that can be read.',
  'agreement.title': '1. This agreement',
  'agreement.text':
    'These terms are the agreement between you and Filigree (“we”) about using this website, the Design Studio and everything we offer through them. You accept them when you create an account. If you do not agree with them, please do not use the service.\n\nYou must be old enough to enter into a contract where you live. If you use Filigree for a company, you confirm that you may bind it.',
  'account.title': '2. Your account',
  'account.text':
    'Give a name and an email address that reach you, keep your password to yourself, and tell us if you think someone else is using your account. What is done from your account is treated as done by you, unless you could not have prevented it.\n\nYou may close your account at any time. Section 9 says what then happens.',
  'designs.title': '3. Your words and your designs',
  'designs.text':
    '<strong>What you write stays yours.</strong> You allow us to store and process it as far as that is needed to make, show and keep your designs.\n\n<strong>The designs made from your words are yours to use,</strong> privately and commercially, including having them made by someone else. Two people who describe similar things may get similar designs; we cannot promise that a design is unique, or that it can be protected by copyright, design right or any other right where you live.\n\nWe do not show your designs to others or use them in advertising unless you publish them yourself or say yes when we ask.',
  'use.title': '4. Fair use',
  'use.text':
    'Please do not use Filigree\n\n- to copy a protected design, logo or character that you have no right to use;\n- to make anything unlawful, or meant to harass or demean;\n- to upload what is not yours to upload, or files meant to do harm;\n- to get around limits, credits or security, or to burden the service for others.\n\nWe may decline a request, remove content or suspend an account when these rules are broken. When we do, we say why, and you may object.',
  'credits.title': '5. Credits',
  'credits.text':
    'Credits pay for generation. What a generation costs is shown before you start it. Credits are held while the work runs and taken only when it succeeds; failed and cancelled work costs nothing.\n\nCredits never expire. They are not money, bear no interest, and cannot be exchanged for cash or passed to another account, except where the law says otherwise. Credits that you bought and have not used are refunded to the card that paid for them if you ask within 14 days of the purchase.',
  'estimates.title': '6. Pictures, weights and prices',
  'estimates.text':
    'Pictures are computed from a model of the piece. Screens differ, stones and metals vary, and a piece made by hand is not identical to its picture. Weights, stone sizes and the ranges shown as estimates describe a piece that has not been made; they are not a grading report, a valuation or an offer.\n\nThe checks shown with a design (whether it prints, casts and wears well) are advice for you and your jeweler. They do not replace the judgement of whoever makes the piece.',
  'orders.title': '7. Orders',
  'orders.text':
    'The price, tax, shipping and expected delivery are shown before you pay. An order is binding once we confirm it by email, and the rights that the law gives consumers apply, including those for faulty goods. Pieces made to your specification can often not be returned merely because you changed your mind.\n\nPrices are in US dollars. Payment is handled by a card payment provider under its own terms.',
  'service.title': '8. The service, and its limits',
  'service.text':
    'We work to keep Filigree available, correct and safe, but we cannot promise that it never fails. Please keep your own copy of what you could not bear to lose.\n\nNothing in these terms limits liability that cannot be limited by law, such as for intent, gross negligence or injury. Beyond that, we are liable for foreseeable damage from breach of the duties that make this agreement worth having, and for no more than you paid us in the twelve months before the damage.',
  'ending.title': '9. Ending',
  'ending.text':
    'You may leave whenever you like. When your account is deleted, its designs, drafts and remaining credits are deleted with it; we show you the balance that would be lost before you confirm. Records that the law makes us keep, such as invoices, are kept as long as it demands.\n\nWe may end this agreement with 30 days’ notice by email, or at once for a serious breach of section 4. If we end it without such a breach, we refund credits that you bought and have not used.',
  'changes.title': '10. Changes and law',
  'changes.text':
    'If we change these terms to your disadvantage, we tell you by email at least 30 days before. If you do not agree, you may close your account before the change takes effect.\n\nThe law of the place where Filigree is established applies, without taking from you the protection of the consumer law of the country you live in. Should one of these sections not hold, the others still do.\n\nQuestions go to <contact>us</contact>. How we treat personal data is described in the <privacy>Privacy Policy</privacy>.',
});
