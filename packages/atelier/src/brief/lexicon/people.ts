/** For whom: kept in the customer's own word. */
export const RECIPIENTS = `mum, new mum, new mom, mam to be, mum to be, mom to be, mom, mam, mummy, mommy, mother, ma, mama, wife, wifey, girlfriend, gf, fiancee, fiance, fiancé, fiancée, daughter, grandma, granny, gran, grandmother, nan, nana, nanna, nanny,
  husband, hubby, boyfriend, bf, dad, daddy, father, papa, son, sister, sis, brother, bro, friend, best friend, best mate, best pal, best buddy, buddy, roommate, flatmate, housemate, brother in law, son in law, half sister, half brother, foster mum, foster mom, stepmother, surrogate, godmum, goddad, exchange student, student, pupil, tutor, mentor, host mum, host mom, host family, bestie, bff, bsf, myself, niece, nephew, aunt, auntie, aunty, uncle, boss, teacher, partner, spouse,
  other half, significant other, better half, mother in law, mother-in-law, father in law, sister in law, daughter in law, goddaughter, granddaughter, grandson, godmother, godson, godchild, stepmum, stepmom, stepdaughter, stepson,
  bridesmaid, groomsman, groomsmen, usher, ushers, flower girls, page boy, page boys, maid of honor, maid of honour, bloke, chap, fella, fellow, bishop, priest, vicar, pastor, rabbi, imam, monk, nun, midwife, coach, stepdad, stepfather, stepsister, stepbrother, nanna, nonna, nonno, abuela, abuelo, oma, opa, nani, dadi, chachi, didi, bhabhi, fur baby,  colleague, coworker, co worker, grandfather, grandad, grandpa, cousin, lover, sweetheart, soulmate, soul mate, teenager, teen, lad, lass, lassie, teenage daughter, teenage girl, teenage boy, baby girl, baby boy, baby sister, baby brother, baby, toddler, little girl, kid, child, children, grandchild, grandchildren,
  lady, ladies, woman, women, womens, man, men, mens, gentleman, gents, guy, girl, boy, gal, bride, groom, couple, couples, twins, twin girls, twin boys, twin daughters, twin sons, twin sister, twin brother, parents, family, neighbour, neighbor, missus, mrs, old man, old lady, beloved, darling, love of my life, ex, nurse, doctor, unisex, grandparents, bridesmaids, him, her, them, me, himself, herself, girls, boys, mistress, queen, king, prince, other half, hubs, doctor friend, mates, mate, pal, bridal party, flower girl, best man, client, clients, customer, mothers, fathers, princess daughter`;

/** Words that lead to a recipient. */
export const RECIPIENT_LEADS: ReadonlySet<string> = new Set([
  'for',
  'my',
  'our',
  'his',
  'her',
  'to',
  'their',
  'your',
  'a',
  'the',
]);

/** First names that are jewelry's words too. */
export const JEWEL_NAMES: ReadonlySet<string> = new Set(
  `ruby pearl opal jade amber rose lily daisy iris ivy violet holly heather poppy leo aurora luna stella star jasmine flora fern robin wren
  crystal gemma esmeralda olive hazel angel phoenix hunter willow sterling onyx diamond emerald scarlet sienna coral garnet sapphire apollo
  athena isis freya odin dahlia magnolia marigold primrose sky sunny bee dove lark raven jet beryl topaz peony bella bell april may june august
  goldie blossom petal faith hope joy grace christian eve roman celeste cosmo virgo paris florence bear fox wolf tiger leopold rosie
  cherry clementine saffron sage olivia laurel basil ash rowan hawk autumn summer dawn misty stormy rocky sandy cliff clay dale glen heath
  heart candy honey ginger mini tiny king prince duke earl baron regina rex royal victoria georgia india china asia kenya chelsea
  sydney adelaide alexandria`
    .split(/\s+/)
    .filter((name) => name !== ''),
);

/** Words of kinship after which a capitalised word is a name ("my daughter Ruby"). */
export const NAME_LEADS: ReadonlySet<string> = new Set([
  'for',
  'named',
  'called',
  'name',
  'to',
  'daughter',
  'wife',
  'sister',
  'mum',
  'mom',
  'mother',
  'grandma',
  'gran',
  'granny',
  'nan',
  'nana',
  'friend',
  'girlfriend',
  'fiancee',
  'fiance',
  'niece',
  'aunt',
  'auntie',
  'granddaughter',
  'baby',
  'partner',
  'goddaughter',
  'grandmother',
  'dear',
  'love',
  'marry',
  'husband',
  'boyfriend',
  'son',
  'cousin',
  'bestie',
  'miss',
  'mrs',
  'lady',
  'cat',
  'dog',
]);
