import type { Phrases } from '../../phrasebook.ts';

/** Whether a piece prints, casts and lasts: findings with their remedies, and what a buyer is told. */
export const checks: Phrases = {
  'Prints as a model.': 'Se imprime como modelo.',
  'Prints with care.': 'Se imprime con cuidado.',
  'Does not print as it is.': 'Así como está no se puede imprimir.',
  'Casts well.': 'Se funde bien.',
  'Casts with care.': 'Se funde con cuidado.',
  'Does not cast as it is.': 'Así como está no se puede fundir.',
  'Stands daily wear.': 'Resiste el uso diario.',
  'Needs some care in wear.': 'Pide algo de cuidado al llevarla.',
  'Would not last in wear.': 'No resistiría el uso.',
  'This piece is estimated at {usd} to {usd2}: the budget of {usd3} does not reach for it.':
    'Esta pieza se calcula entre {usd} y {usd2}: el presupuesto de {usd3} no alcanza.',
  'A smaller stone, another stone or a less costly metal would bring it nearer.':
    'Una piedra más pequeña, otra piedra o un metal menos costoso la acercarían.',

  '{part}: {quantity} {mm}, at least {mm2} needed.':
    '{part}: {quantity} de {mm}; hacen falta al menos {mm2}.',
  '{part}: {quantity} {mm}, at most {mm2} needed.': '{part}: {quantity} de {mm}; lo máximo son {mm2}.',
  '{part}: {quantity} {share}, at least {share2} needed.':
    '{part}: {quantity} del {share}; hace falta al menos el {share2}.',
  '{part}: {quantity} {share}, at most {share2} needed.':
    '{part}: {quantity} del {share}; lo máximo es el {share2}.',
  '{part}: a body of metal hangs on to nothing.': '{part}: un trozo de metal no está unido a nada.',
  '{part}: {n} bodies of metal hang on to nothing.': '{part}: {n} trozos de metal no están unidos a nada.',
  '{typename}: {phrase}': '{typename}: {phrase}',

  'Let it reach the metal beside it.': 'Haz que llegue al metal de al lado.',
  'Widen the band.': 'Ensancha el aro.',
  'Make the band thicker.': 'Haz el aro más grueso.',
  'Make the band at least {mm} thick.': 'Haz el aro de al menos {mm} de grosor.',
  'Make the band {mm} thick or more for daily wear.':
    'Haz el aro de {mm} de grosor o más para el uso diario.',
  'Widen the band to {mm} or more for daily wear.': 'Ensancha el aro a {mm} o más para el uso diario.',
  'Thicken the wall.': 'Engruesa la pared.',
  'Use thicker prongs, or fewer of them.': 'Usa garras más gruesas, o menos.',
  'Use larger stones or raise larger beads.': 'Usa piedras más grandes o levanta granos más grandes.',
  'Cut the seat less deep, or use thicker prongs.': 'Corta el asiento menos hondo o usa garras más gruesas.',
  'Let the bezel rise at least {mm} above the girdle.':
    'Deja que el bisel suba al menos {mm} sobre el filetín.',
  'Widen the band or use smaller stones.': 'Ensancha el aro o usa piedras más pequeñas.',
  'Raise the stone: its point would touch the finger.': 'Sube la piedra: su punta tocaría el dedo.',
  'Space the stones: they would chip each other.': 'Separa las piedras: se astillarían entre sí.',
  'Leave {mm} between the stones.': 'Deja {mm} entre las piedras.',
  'Open the gap: smaller ones fill with metal.': 'Abre el hueco: los más pequeños se llenan de metal.',
  'Use larger letters, or have them laser cut.': 'Usa letras más grandes, o que las corten con láser.',
  'Cut the letters deeper, or have them laser cut.':
    'Graba las letras más hondo, o que las corten con láser.',
  'Choose a chain of thicker wire.': 'Elige una cadena de alambre más grueso.',
  'Choose a chain of thicker wire for daily wear.':
    'Elige una cadena de alambre más grueso para el uso diario.',
  'Use thicker wire for the filigree.': 'Usa alambre más grueso para la filigrana.',
  'Use thicker wire for the finding.': 'Usa alambre más grueso para la fornitura.',
  'Use wire of {mm} or more for the finding.': 'Usa alambre de {mm} o más para la fornitura.',
  'The piece is too small to print alone.': 'La pieza es demasiado pequeña para imprimirse sola.',

  'White gold is rhodium plated; the plating wears and is renewed every year or two.':
    'El oro blanco lleva un baño de rodio; el baño se gasta y se renueva cada año o dos.',
  '22k gold is soft: it suits bezels and thick prongs.':
    'El oro de 22 k es blando: le van los biseles y las garras gruesas.',
  '24k gold is too soft for prongs, pavé and daily rings.':
    'El oro de 24 k es demasiado blando para garras, pavé y anillos de diario.',
  'Sterling silver tarnishes and wants an occasional polish.':
    'La plata de ley se oscurece y pide que la pulan de vez en cuando.',
  'Titanium is machined, not cast, and can hardly be resized.':
    'El titanio se mecaniza, no se funde, y apenas se puede cambiar de talla.',
  'Tungsten carbide is sintered: it cannot be cast, pushed over a stone or resized.':
    'El carburo de tungsteno se sinteriza: no se puede fundir, ni doblar sobre una piedra, ni cambiar de talla.',
  'Black rhodium is a thin plate over the metal; it wears off and can be renewed.':
    'El rodio negro es un baño fino sobre el metal; se gasta y se puede renovar.',
  'Recycled is a claim about where the metal comes from: ask the workshop for its proof.':
    'Reciclado dice de dónde viene el metal: pide al taller su comprobante.',
  'Say whether the diamond is natural or laboratory-grown.':
    'Pregunta si el diamante es natural o cultivado en laboratorio.',
  'Most rubies are heated; say so, and say if the stone is laboratory-created.':
    'La mayoría de los rubíes están calentados; pregúntalo, y si la piedra es de laboratorio.',
  'Most sapphires are heated; say so, and say if the stone is laboratory-created.':
    'La mayoría de los zafiros están calentados; pregúntalo, y si la piedra es de laboratorio.',
  'Emeralds are usually oiled: no ultrasonic cleaning and no steam.':
    'Las esmeraldas suelen estar aceitadas: ni ultrasonidos ni vapor para limpiarlas.',
  'Amethyst fades in strong sunlight.': 'La amatista pierde color con el sol fuerte.',
  'Blue topaz is irradiated and heated, and splits along one plane when knocked.':
    'El topacio azul está irradiado y calentado, y un golpe puede partirlo por un plano.',
  'Most citrine is heated amethyst.': 'La mayoría de los citrinos son amatista calentada.',
  'Opal is soft and can craze: no heat, no ultrasonic cleaning, no soaking.':
    'El ópalo es blando y puede agrietarse: ni calor, ni ultrasonidos, ni remojo.',
  'Pearls are cultured unless proved natural: last on, first off, wiped dry.':
    'Las perlas son cultivadas salvo prueba de que son naturales: las últimas en ponerse, las primeras en quitarse, y se secan con un paño.',
  'Tanzanite is heated, and splits along one plane when knocked.':
    'La tanzanita está calentada, y un golpe puede partirla por un plano.',
  'Alexandrite is green by day and red by lamplight; it is shown by day.':
    'La alejandrita es verde de día y roja a la luz de la lámpara; aquí se muestra de día.',
  'Turquoise is porous and often stabilised: keep it from oils and soap.':
    'La turquesa es porosa y suele estar estabilizada: aléjala de aceites y jabón.',
  'Black onyx is usually dyed chalcedony.': 'El ónix negro suele ser calcedonia teñida.',
};
