import type { MetalFinish, Occasion } from '@filigree/contracts';
import type { Vocabulary } from './entry.ts';

export const FINISH_WORDS: Vocabulary<MetalFinish> = {
  Polished:
    'polished, polish, high polish, highly polished, mirror finish, mirror polish, mirror polished, shiny finish, shiny, glossy, shiney, gleaming finish, hi polish, high shine, lustrous finish, mirrored finish, glossy finish, bright finish, mirror like, high gloss, polised, shiny metal, smooth finish',
  Matte:
    'matte, matt, matte finish, frosted, mat finish, non shiny, unpolished, flat finish, dull finish, matt finish, frosted finish, mattte, matted, not shiny, velvet finish, sandblasted, sand blasted, bead blasted, unshiny, dull',
  Brushed:
    'brushed, brushed finish, brush finish, wire brushed, brused, brushed metal, brushd, scratch finish, linear brushed, ice finish, scratched finish, brush stroke finish',
  Hammered:
    'hammered, hammer finish, beaten, hammered finish, hand hammered, hamered, hammer textured, hammered texture, dimpled, hand beaten, hammer marks, hammer beaten, martele, planished, hammerd, forged look, hand forged',
  Satin:
    'satin, satin finish, silky finish, satiny, satin sheen, satined, silk finish, saten finish, satin smooth, satin like, pearled finish',
  Textured:
    'textured, texture, rough, textured finish, bark finish, bark texture, tree bark, bark like, florentine finish, florentine, rough finish, raw finish, raw looking finish, raw look, raw looking, unfinished look, rough looking, rough texture, nugget, crinkled, sandcast, sand cast, knurled, molten texture, lava texture, rugged texture, stone texture, linen texture, tree bark texture, woodgrain, wood grain, mokume, mokume gane, damascus, ridged, rippled, faceted metal, rugged, organic texture, stippled, reticulated, molten',
  Engraved:
    'engraved, hand engraved, engraved pattern, engraved detail, engraved scrollwork, carved, etched, chased, engraved finish, hand carved, hand chased, engraving pattern, scroll engraving, engraved design, pattern engraved, engraving all over, hand engraving, ornamental engraving, engraved band, etched pattern, engraved sides, carved pattern, repousse, engravings, engraved details, wheat engraving, decorative engraving, engraved motif',
};

export const OCCASION_WORDS: Vocabulary<Occasion> = {
  Engagement:
    'engagement, diamond wedding band, diamond wedding ring, ruby wedding band, ruby wedding ring, pearl wedding band, pearl wedding ring, silver wedding band, silver wedding ring, golden wedding band, golden wedding ring, engagment, proposed with, he proposed, she proposed, proposed to me, i proposed, proposal, propose, proposing, betrothal, engaged, beach wedding, garden wedding, wedding, marriage, bride to be, pop the question, popping the question, will you marry me, ask her to marry me, fiance, fiancee, get married, getting married, marry, marry me, wedding day, bridesmaid, groom, nuptial, ask him to marry me, engagment, enagement, marries, going to ask, vow, wed, bride, groomsman, groomsmen, hen do',
  Anniversary:
    'anniversary, diamond anniversary band, diamond anniversary ring, ruby anniversary band, ruby anniversary ring, sapphire anniversary band, sapphire anniversary ring, emerald anniversary band, emerald anniversary ring, pearl anniversary band, pearl anniversary ring, wedding anniversary, aniversary, anniversery, anniversay, years together, years of marriage, years married, silver wedding, golden wedding, ruby wedding, pearl wedding, diamond wedding, silver wedding anniversary, golden wedding anniversary, ruby wedding anniversary, golden anniversary, silver anniversary, ruby anniversary, diamond anniversary, pearl anniversary, diamond jubilee, vow renewal, renewing our vows, renewal of vows, years of us, been married, emerald wedding anniversary, sapphire wedding anniversary, sapphire anniversary, emerald anniversary, pearl wedding anniversary, platinum anniversary, diamond wedding anniversary',
  Everyday:
    'everyday, everyday piece, every single day, all day every day, for everyday, work wear, shower in, in the shower, never taking it off, never taking off, 24 7, everyday wear, daily wear, daily, day to day, for work, for the office, office, office wear, casual, casual wear, wear daily, wear every day, workwear, wear to work, all day, each day, wear all the time, never take off, all the time, weekday, day wear, all day wear, casually',
  Statement:
    'statement, gala, nye, new years eve, new year eve, awards night, oscars, met gala, big night out, show off, showing off, gala dinner, statement making,  red carpet, spring formal, winter formal, school formal, formal dance, homecoming, cocktail, showstopper, show stopper, show stopping, prom, charity ball, winter ball, summer ball, hunt ball, may ball, college ball, school ball, military ball, the ball, debutante ball, masked ball, masquerade ball, ballroom, party, black tie, showpiece, show piece, head turning, head turner, eye catching, eye catcher, night out, evening wear, special event, cocktail party, conversation piece, conversation starter, attention grabbing, wow factor, glamorous evening, clubbing, opera night, new year s eve, nights out, gown, runway, festive, statment, eyecatching, stand out, standout',
  Religious:
    'baptism, christening, naming ceremony, first holy communion, confirmed, baptised, baptized, vaisakhi, passover, bris, communion day, communion, first communion, holy communion, confirmation, bar mitzvah, bat mitzvah, religious ceremony, baptismal, first holy communion, ordination, church, diwali, eid, easter, ramadan, hanukkah, pilgrimage, quinceanera, dedication ceremony',
  Birthstone:
    'birthstone, birth stone, birth month stone, birthmonth, birth month, birthgem, birth gem, month stone',
  'Custom Gift':
    'gift, present, gifted, pressie, prezzie, birthday, b day, bithday, birthdy, turning 13, turning 16, turning 18, turning 21, turning 30, turning 40, turning 50, turning 60, turning 70, raksha bandhan, rakhi gift, karva chauth, akshaya tritiya, dhanteras, name day, house warming, teacher gift, anniversary of friendship, wedding favour, qualified as, passed her exams, passed his exams, new mum, new mom, congratulations, bday, graduation, xmas, christmas, valentine, valentine s day, valentines, mother s day, mothers day, father s day, fathers day, push present, retirement, thank you, thank you gift, new baby, sweet sixteen, sixteenth birthday, sweet 16, bridesmaid gift, christmas present, birthday present, birthday gift, graduation present, graduation gift, going away present, farewell gift, leaving present, gifting, surprise gift, keepsake, housewarming, 18th birthday, 21st birthday, friendship, secret santa, baby shower, leaving do, is leaving, s leaving, are leaving, is retiring, retiring, retires, just retired, recently retired, s retiring, is graduating, stocking filler, giftable, surprise her, surprise him, pressie, prezzie, maternity gift',
};
