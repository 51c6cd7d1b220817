import { namespace } from '../namespace.ts';

export const home = namespace('home', {
  'page.description':
    'Describe a piece of jewelry in your own words and see four finished pictures of it. Refine, keep and order the one you love.',
  'hero.title': 'AI-crafted jewelry design, <personal>made personal</personal>',
  'hero.text':
    'Describe a ring the way you would to a jeweler. Filigree cuts the stones, sets them, lights them and shows you four pieces that could be made; then you refine the one you love.',
  start: 'Start Designing',
  'hero.how': 'How it works',
  'ways.label': 'Where to begin',
  'ways.collections': 'Explore Collections',
  'ways.collections.text': 'Keep the pieces you return to, side by side.',
  'ways.studio': 'Design Studio',
  'ways.studio.badge': 'AI POWERED',
  'ways.studio.text': 'Your words in, four finished pictures out.',
  'ways.about': 'Our Story',
  'ways.about.text': 'Why we believe a drawing should be makeable.',
  'how.title': 'From a sentence to a piece',
  'how.say': 'Say it',
  'how.say.text':
    'A sentence is enough: the metal, the stone, the feeling. The Design Guide is there when you want to be exact about cut, setting, finish or budget.',
  'how.watch': 'Watch it take shape',
  'how.watch.text':
    'Four ideas resolve before your eyes. You see what was understood from your words and what the click costs, before you click.',
  'how.own': 'Make it yours',
  'how.own.text':
    'Ask for a slimmer band or a warmer gold. Every version is kept, so you can always go back to the one you loved.',
  'banner.title': 'Create Your Own Jewelry',
  'banner.text': '“A slim rose gold ring with a 1.5 carat oval sapphire.” That is all it takes to begin.',
});
