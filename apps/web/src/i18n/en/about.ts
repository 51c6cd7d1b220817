import { namespace } from '../namespace.ts';

export const about = namespace('about', {
  eyebrow: 'Our story',
  title: 'The drawing comes first, and it should be yours',
  'story.text':
    'Every piece of jewelry begins as a conversation. Someone describes what they see in their mind; a jeweler listens, reaches for a pencil, and a line becomes a ring. For most people that conversation never happens, because they do not know a jeweler, or do not know the words.\n\nFiligree is that conversation, open to anyone. You speak plainly. Our design engine knows the trade: alloys and cuts, settings and proportions, what can be cast and what can be worn. It answers with pictures, and keeps listening until the piece is right.',
  values: 'What we hold to',
  'value.craftsmanship': 'Craftsmanship',
  'value.craftsmanship.text':
    'A design is more than a picture. Behind each one stand real dimensions: a band a finger can wear, prongs that hold, a stone whose facets meet at the angles cutters use.',
  'value.creativity': 'Creativity',
  'value.creativity.text':
    'You bring the idea in your own words. Ask for Art Deco with a serpent, or for nothing but a plain band with perfect proportions; both deserve the same care.',
  'value.quality': 'Quality',
  'value.quality.text':
    'Metal and stone are rendered from measured colours and refractive indices, so rose gold looks like rose gold and a sapphire bends light like a sapphire.',
  'value.transparency': 'Transparency',
  'value.transparency.text':
    'You see what was understood, what a click costs, and which numbers are estimates. When something cannot be made, we say so and charge nothing.',
  'makers.soon': 'Coming soon',
  'makers.title': 'For manufacturers',
  'makers.text':
    'We are preparing a network of workshops that will make what you design, close to where you live, with the metal and stones you chose.\n\nWe are also working on design reservations recorded on-chain, so that a design can be shown to have been yours first. Neither is open yet. If you run a workshop and would like to be among the first, write to <contact>us</contact>.',
  'end.title': 'What would you like to wear?',
  'end.start': 'Start Designing',
  'end.write': 'or write to <contact>us</contact>',
});
