import { describe, expect, it } from 'vitest';
import { phrases, readPhrase } from './index.ts';

describe('titles in Spanish', () => {
  it.each([
    [
      'Oval sapphire halo ring in 18k rose gold with matching drop earrings',
      'Anillo halo de zafiro oval en oro rosa de 18 k con aretes colgantes a juego',
    ],
    [
      'Round diamond ring with pavé shoulders and a hidden halo in platinum',
      'Anillo de diamante redondo con hombros de pavé en platino, con halo oculto',
    ],
    [
      'Princess ruby channel-set pendant on a chain in sterling silver',
      'Colgante de rubí talla princesa con cadena en plata de ley, con engaste en canal',
    ],
    ['Turquoise and onyx inlay band in platinum', 'Alianza en platino, con incrustación de turquesa y ónix'],
    [
      'Emerald-cut emerald bezel ring in platinum',
      'Anillo de bisel con esmeralda talla esmeralda en platino',
    ],
    [
      'Round diamond ring with pavé shoulders in 14k white gold and 14k rose gold',
      'Anillo de diamante redondo con hombros de pavé en oro blanco de 14 k y oro rosa de 14 k',
    ],
    [
      'Cabochon opal crescent and star stud earrings with a drop in black rhodium plated sterling silver',
      'Aretes de botón de media luna y estrella con ópalo en cabujón y colgante en plata de ley con baño de rodio negro',
    ],
    ['Hammered band in sterling silver', 'Alianza martillada en plata de ley'],
    ['Matte hoop earrings in 14k yellow gold', 'Argollas mates en oro amarillo de 14 k'],
    ['Heart ring in titanium', 'Anillo de corazón en titanio'],
    ['Heart ruby solitaire toe ring in platinum', 'Anillo de pie solitario de rubí talla corazón en platino'],
    ['Round dragon charm in platinum', 'Dije de dragón circular en platino'],
    ['Turquoise box pendant in sterling silver', 'Colgante de relicario de turquesa en plata de ley'],
  ])('%s', (title, words) => expect(readPhrase(title)).toBe(words));

  it('say the whole words of a title that the engine cut at 120 characters', () => {
    const leader =
      'Cushion tourmaline interlocked stud earrings with a drop in 14k rose gold and black rhodium pl';
    const title = `${leader} with matching pendant`.padEnd(120, 't');
    const cut = `${leader.slice(0, 120 - ' with matching chain bracelet'.length)} with matching chain bracelet`;
    expect(cut).toHaveLength(120);
    expect(readPhrase(cut)).toBe(
      'Aretes de botón de corazones entrelazados con turmalina talla cojín y colgante en oro rosa de 14 k con pulsera de cadena a juego',
    );
    expect(readPhrase(title)).toBeUndefined();
  });

  it.each(['Ring of my heart', 'Aspis', 'Oval sapphire halo ring in 18k rose gold for Ana', 'a slim ring'])(
    'leave a name that somebody gave: %s',
    (title) => expect(readPhrase(title)).toBeUndefined(),
  );
});

describe('alternative texts in Spanish', () => {
  it.each([
    [
      'A slim rose gold ring with an oval sapphire of about 1.5 ct in a six-prong head framed by a halo of round diamonds and pavé round diamonds along the band, three-quarter view, on warm grey.',
      'Un anillo fino de oro rosa con un zafiro oval de unos 1.5 ct en un engaste de seis garras en un halo de diamantes redondos y diamantes redondos en pavé a lo largo del aro, vista de tres cuartos, sobre gris cálido.',
    ],
    [
      'A pair of matte two-tone platinum and 18k rose gold earrings, each with a pearl of about 3 ct, and two rosettes of round diamonds about rubies, close-up, on black.',
      'Un par de aretes mates bicolores de platino y oro rosa de 18 k, cada uno con una perla de unos 3 ct, y dos rosetas de diamantes redondos en torno a rubíes, de cerca, sobre negro.',
    ],
    [
      'A silver bracelet with two coin plates in navy and red enamel lettered “Set with, and a love”, seen from above, on warm grey.',
      'Una pulsera de plata con dos placas de moneda con esmalte azul marino y rojo con el texto «Set with, and a love», desde arriba, sobre gris cálido.',
    ],
    [
      'A pair of 14k gold earrings, one with a crescent motif, the other with a north star motif set with round diamonds, three-quarter view, on warm grey.',
      'Un par de aretes de oro de 14 k, uno con un motivo de media luna y otro con un motivo de estrella polar con diamantes redondos, vista de tres cuartos, sobre gris cálido.',
    ],
    [
      'A pair of yellow gold earrings, each with an octagon plate set with round rubies, and a jhumka with pearls along the rim, close-up, on black.',
      'Un par de aretes de oro amarillo, cada uno con una placa octogonal con rubíes redondos, y una jhumka con perlas en el borde, de cerca, sobre negro.',
    ],
    [
      'A 14k gold necklace of three chains with a round ruby of about 1.8 ct, seen from above, on warm grey.',
      'Un collar de oro de 14 k de tres cadenas con un rubí redondo de unos 1.8 ct, desde arriba, sobre gris cálido.',
    ],
    [
      'A 14k gold ring inlaid with opal and onyx, edged with milgrain, seen from the side, on warm grey.',
      'Un anillo de oro de 14 k con incrustación de ópalo y ónix con bordes de milgrain, de lado, sobre gris cálido.',
    ],
  ])('%s', (alt, words) => expect(readPhrase(alt)).toBe(words));
});

describe('sentences in Spanish', () => {
  it.each([
    ['This earrings has no stones.', 'Estos aretes no tienen piedras.'],
    ['This tiara has no chain.', 'Esta tiara no tiene cadena.'],
    [
      'Facets do nothing for opal: its beauty is in the body and the dome.',
      'Las facetas no favorecen al ópalo: su belleza está en el cuerpo y en la cúpula.',
    ],
    [
      'Pearl is too soft to be set small: choose a harder stone for the accents.',
      'La perla es demasiado blanda para piedras pequeñas: elige una piedra más dura para los acentos.',
    ],
    [
      'Earrings: Prong: diameter 0.55 mm, at least 0.6 mm needed. Use thicker prongs, or fewer of them.',
      'Aretes: Garra: diámetro de 0.55 mm; hacen falta al menos 0.6 mm. Usa garras más gruesas, o menos.',
    ],
    [
      'The lettering has no “Ω”, “愛”: it is engraved as “Ana. The one”.',
      'El tipo de letra no tiene «Ω», «愛»: se graba «Ana. The one».',
    ],
    ['Engraving "The ring" -> "Of gold"', 'Grabado: «The ring» → «Of gold»'],
    ['Emeralds of the band removed', 'Esmeraldas del aro: quitadas'],
    ['Spread wing removed', 'Ala desplegada: quitada'],
    ['Chain box -> rope, 2.1 mm wide', 'Cadena: veneciana → de cordón, 2.1 mm de ancho'],
    ['Stones now rubies, opals and pearls in turn', 'Piedras ahora por turnos: rubíes, ópalos y perlas'],
    ['Chains 1 -> 3, 16 in, 18 in, 20 in long', 'Cadenas: 1 → 3, de 16, 18 y 20 pulgadas'],
    ['Charm fox now at the end', 'Dije (zorro) ahora al final'],
    ['Largest stone now at the left', 'La piedra más grande, ahora a la izquierda'],
    [
      'Round ruby added along the chain, 5 of it',
      'Rubí redondo: agregado a lo largo de la cadena, 5 en total',
    ],
    ['eachRing: ring 2', 'anillo 2'],
    ['Clasp box -> toggle', 'Cierre: de caja → de barra'],
    ['Welcome credits', 'Créditos de bienvenida'],
    ['Welcome credits, address confirmed', 'Créditos de bienvenida, dirección confirmada'],
    ['Reserved credits spent', 'Créditos reservados gastados'],
    ['4 designs: a gold ring: with a ruby', '4 diseños: a gold ring: with a ruby'],
    ['Refinement: thinner', 'Ajuste: thinner'],
    ['Popular: 150 credits', 'Popular: 150 créditos'],
    ['Popular: payment returned', 'Popular: pago devuelto'],
    ['Popular: payment restored', 'Popular: pago restablecido'],
    ['1 round onyx, 6 mm, about 1 ct', '1 ónix redondo, 6 mm, alrededor de 1 ct'],
    [
      '3 pink round sapphires, 6 mm, about 1.2 ct together',
      '3 zafiros rosas redondos, 6 mm, unos 1.2 ct en total',
    ],
  ])('%s', (english, words) => expect(readPhrase(english)).toBe(words));

  it('keep what the customer wrote', () => {
    expect(
      readPhrase(
        'Your words say "no gold" for the metal, the Design Guide says Rose Gold, my own alloy. The guide is followed.',
      ),
    ).toBe(
      'Tus palabras dicen «no gold» (metal) y la Guía de diseño dice Rose Gold, my own alloy. Se sigue la guía.',
    );
  });

  it('say what was too many', () => {
    expect(readPhrase('Your words say "13 claws": 12 prongs is the most that we design, and is taken.')).toBe(
      'Tus palabras dicen «13 claws»: lo máximo que diseñamos es 12 garras, y eso se toma.',
    );
  });

  it('stand once each', () => {
    const english = phrases.flatMap(Object.keys);
    expect(english.filter((text, at) => english.indexOf(text) !== at)).toEqual([]);
  });
});
