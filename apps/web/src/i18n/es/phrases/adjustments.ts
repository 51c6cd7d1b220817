import type { Phrases } from '../../phrasebook.ts';

/** Where a design departs from what was asked, and why. */
export const adjustments: Phrases = {
  'A piece is made of three alloys at most: the first three were taken.':
    'Una pieza se hace con tres aleaciones como máximo: se tomaron las tres primeras.',
  '{gem} would break under tension: a bezel holds it instead.':
    '{gem.el} se rompería con la tensión: en su lugar {gem.lo} sujeta un bisel.',
  '{metal} cannot be raised into lasting prongs: the stone is set in a bezel.':
    'Con {metal} no se levantan garras que duren: la piedra va en un bisel.',
  'A pearl is cupped and pinned, never clawed: it sits in a cup.':
    'Una perla va en copa y con espiga, nunca con garras: se asienta en una copa.',
  'The {figures} needs the front of the ring, which its stone takes: ask for it without a centre stone.':
    'El motivo ({figures}) necesita el frente del anillo, que ocupa la piedra: pídelo sin piedra central.',
  'A ring carries one motif well: {word} is modelled, {words} left for a second piece.':
    'Un anillo lleva bien un solo motivo: se modela «{word}»; queda para otra pieza: {words}.',
  'The stones take the band: the {figure} motif has no room on it.':
    'Las piedras ocupan el aro: el {figure.motivo} no cabe en él.',
  'The {figure} motif has no room beside this head: ask for it without a centre stone.':
    'El {figure.motivo} no cabe junto a este engaste: pídelo sin piedra central.',
  'The stones on both sides reach down the shoulders: there is no room for the {figure} motif.':
    'Las piedras de los lados bajan por los hombros: el {figure.motivo} no cabe.',
  'So that there is room for the {figure} motif on the shoulders there is one stone on each side, not two.':
    'Para que el {figure.motivo} quepa en los hombros, va una piedra a cada lado y no dos.',
  'So that there is room for the {figure} motif on the shoulders the centre stone stands alone.':
    'Para que el {figure.motivo} quepa en los hombros, la piedra central va sola.',
  'The shoulders carry the motif in the place of small stones.':
    'Los hombros llevan el motivo en lugar de piedras pequeñas.',
  'The band is {n} mm thick: {n2} mm were asked for.': 'El aro tiene {n} mm de grosor: se pidieron {n2} mm.',
  'A band of {n} mm cannot be made to last: it is {n2} mm wide.':
    'Un aro de {n} mm no puede durar: mide {n2} mm de ancho.',
  '{text} is not among our stones: {stone} stands in for it in the picture, the stone list and the estimate.':
    'No tenemos «{text}» entre nuestras piedras: en la imagen, la lista de piedras y el presupuesto va {stone} en su lugar.',
  '{text} is not worked here: {metal} comes nearest and stands in for it.':
    'Aquí no trabajamos «{text}»: {metal} es lo que más se le acerca y va en su lugar.',
  '{text} is not worked here: {metal} come nearest and stand in for it.':
    'Aquí no trabajamos «{text}»: {metal} son lo que más se le acerca y van en su lugar.',
  '{text} are not worked here: {metal} comes nearest and stands in for them.':
    'Aquí no trabajamos «{text}»: {metal} es lo que más se les acerca y va en su lugar.',
  '{text} are not worked here: {metal} come nearest and stand in for them.':
    'Aquí no trabajamos «{text}»: {metal} son los que más se les acercan y van en su lugar.',
  '{text} is not among our figures: the sign of the faith stands in.':
    'No tenemos «{text}» entre nuestras figuras: en su lugar va el signo de su fe.',
  '{text} is not among our figures: the {figure} stands in.':
    'No tenemos «{text}» entre nuestras figuras: en su lugar va {figure.el}.',
  '{text} is not among our figures: the {figure} stand in.':
    'No tenemos «{text}» entre nuestras figuras: en su lugar van {figure.el}.',
  '{text} are not among our figures: the {figure} stand in.':
    'No tenemos «{text}» entre nuestras figuras: en su lugar van {figure.el}.',
  '{text} are not among our figures: the {figure} stands in.':
    'No tenemos «{text}» entre nuestras figuras: en su lugar va {figure.el}.',
  '{text} is not made here: the piece has a bail to be worn on it.':
    'Aquí no se hace «{text}»: la pieza lleva un asa para colgarla de él.',
  '{text} is not made here: a braided chain of metal takes its place.':
    'Aquí no se hace «{text}»: en su lugar va una cadena trenzada de metal.',
  '{text} is not made here: a chain of metal takes its place.':
    'Aquí no se hace «{text}»: en su lugar va una cadena de metal.',
  'The clasp of several strands is made plain, as the trade makes it: its figure and what is set in it are left to the workshop.':
    'El cierre de varias vueltas se hace liso, como es habitual en el oficio: su figura y lo que lleve engastado quedan para el taller.',
  'The {figure} is no clasp here: it is let into the chain in front, and an ordinary clasp closes it behind.':
    'Aquí {figure.el} no hace de cierre: va al frente, en la cadena, que se cierra detrás con un cierre corriente.',
  'The chamber for the ashes is not modelled: the workshop makes room for them inside the piece and closes it.':
    'La cavidad para las cenizas no está modelada: el taller les hace sitio dentro de la pieza y la cierra.',
  'What was to be the clasp is let into the chain in front, and an ordinary clasp closes it behind.':
    'Lo que iba a ser el cierre va al frente, en la cadena, que se cierra detrás con un cierre corriente.',
  'Only a faceted stone that is no deeper than the band can be set flush: a bezel holds this one.':
    'Al ras solo puede engastarse una piedra facetada que no sea más honda que el aro: a esta la sujeta un bisel.',
  '{text} pearls grow each in its own form: they are drawn round here.':
    'Las perlas «{text}» crecen cada una con su forma: aquí se dibujan redondas.',
  'A band takes enamel of one color: the first that was named goes all around it, the others are left out.':
    'Un brazalete lleva esmalte de un solo color: lo rodea el primero que se nombró y los demás se omiten.',
  'Uncut stones are drawn here as low domes without facets, each in a broad rim of metal as kundan is set.':
    'Las piedras sin tallar se dibujan aquí como domos bajos sin facetas, cada una en un borde ancho de metal, como en el kundan.',
  '{text} is not among our cuts: {cut} stands in for it.':
    'No tenemos «{text}» entre nuestras tallas: en su lugar va la talla {cut}.',
  'Of {words}, either of which would do, the first is taken.':
    'De {words}, que se piden a elección, se toma lo primero.',
  'Of {text} and {gem}, either of which would do, the first is taken.':
    'De {text} y {gem}, que se piden a elección, se toma lo primero.',
  'A curved band leads around the head of another ring: under a stone of its own it would leave it without a hold, so the band goes straight round.':
    'Un aro curvo rodea la cabeza de otro anillo: bajo una piedra propia la dejaría sin apoyo, así que el aro va recto.',
  'An extension of {mm} behind the clasp is added in the workshop: it is not in the pictures.':
    'La extensión de {mm} detrás del cierre la añade el taller: no sale en las imágenes.',
  'This ring cannot be opened at the palm to be adjusted: it is made to one size.':
    'Este anillo no puede abrirse por la palma para ajustarlo: se hace en una sola talla.',
  'A ring or bar through the navel is not made here: a chain about the waist takes its place, with what was asked for in front.':
    'Aquí no se hacen aros ni barras para el ombligo: en su lugar va una cadena de cintura, con lo pedido al frente.',
  'No month of birth was told: {stone} stands in for the birthstone until you name it.':
    'No se dijo el mes de nacimiento: {stone} va en lugar de la piedra de nacimiento hasta que la nombres.',
  'No months of birth were told: {words} stand in for the birthstones until you name them.':
    'No se dijeron los meses de nacimiento: {words} van en lugar de las piedras de nacimiento hasta que las nombres.',
  'Letters here are Latin and Cyrillic: what was asked for in other writing ({text}) is cut in these.':
    'Aquí las letras son latinas y cirílicas: lo pedido en otra escritura («{text}») se graba con ellas.',
  'Letters here are Latin and Cyrillic: {text} cannot be written, and the sign of the faith stands in.':
    'Aquí las letras son latinas y cirílicas: «{text}» no puede escribirse, y en su lugar va el signo de su fe.',
  'Letters here are Latin and Cyrillic: {text} cannot be written and is left out.':
    'Aquí las letras son latinas y cirílicas: «{text}» no puede escribirse y se deja fuera.',
  'Chains that lie clear of each other cannot all be within {inches}: the longest is {inches2}.':
    'Unas cadenas que no se toquen no caben todas en {inches}: la más larga mide {inches2}.',
  'The combs that hold a tiara are sewn to its band in the workshop: they are not in the pictures.':
    'Los peinecillos que sujetan una tiara se cosen a su banda en el taller: no salen en las imágenes.',
  'The stones beside the middle one are smaller than its {mm}: all of that size would stand off the finger.':
    'Las piedras junto a la del centro son menores que sus {mm}: todas de esa medida sobresaldrían del dedo.',
  'A closed bangle passes over the hand: it is {mm} inside, and lies loose on a wrist of {inches}.':
    'Un brazalete cerrado pasa por la mano: mide {mm} por dentro y queda suelto en una muñeca de {inches}.',
  '{text} is not among our stones: it is left out.':
    'No tenemos «{text}» entre nuestras piedras: se deja fuera.',
  '{text} is not among our stones, and none of them is known to look like it: the stone shown is our choice.':
    'No tenemos «{text}» entre nuestras piedras, ni conocemos ninguna que se le parezca: la piedra que se muestra la elegimos nosotros.',
  'The edges of this band are too fine for milgrain: it is left out.':
    'Los bordes de este aro son demasiado finos para el milgrain: se deja fuera.',
  'A hidden halo stands under the pavilion of a faceted stone, which a dome does not have: it is left out.':
    'Un halo oculto va bajo el pabellón de una piedra facetada, que un cabujón no tiene: se deja fuera.',
  'A hidden halo stands under the pavilion of a faceted stone.':
    'Un halo oculto va bajo el pabellón de una piedra facetada.',
  'Bands turn on a plain ring without anything on it.':
    'Los aros giran sobre un anillo liso, sin nada encima.',
  'The bands that turn leave no rims beside them.': 'Los aros que giran no dejan bordes a los lados.',
  'One stone was asked for: this design has {n}.': 'Se pidió una piedra: este diseño tiene {n}.',
  '{n} stones were asked for: this design has {n2}.': 'Se pidieron {n} piedras: este diseño tiene {n2}.',
  'This design has no place for {n} rows: it is drawn in one.':
    'En este diseño no caben {n} filas: se dibuja una sola.',
  'This design has no place for a second metal: it is all in {metal}.':
    'En este diseño no hay lugar para un segundo metal: es todo de {metal}.',
  'A stripe is laid into a band that bears nothing else: here the second metal is beside it.':
    'Una franja se incrusta en un aro que no lleva nada más: aquí el segundo metal está junto a él.',
  'There is no place for {gem} beside the other stones of this design: it is left out.':
    'No hay lugar para {gem.el} junto a las demás piedras de este diseño: se deja fuera.',
  'There is no place for the {figure} in this design: it is left out.':
    'En este diseño no hay lugar para {figure.el}: se deja fuera.',
  'There is no place for the {figure} motif in this design: it is left out.':
    'En este diseño no hay lugar para el {figure.motivo}: se deja fuera.',
  'The {figure} is modelled without open wings.': 'Se modela {figure.el} sin alas abiertas.',
  'A stone of {mm} is more than its place here holds: it is {mm2}.':
    'En este lugar no cabe una piedra de {mm}: es de {mm2}.',
  'The stones of a cluster are too large beside the prongs of a heart of this size: a halo of small ones frames it instead.':
    'Las piedras de un racimo son demasiado grandes junto a las garras de un corazón de este tamaño: en su lugar lo rodea un halo de piedras pequeñas.',
  '{n} different stones are too few for a cluster that shows each: they stand side by side.':
    '{n} piedras distintas son pocas para un racimo que muestre cada una: van una junto a otra.',
  'A band holds three rows of stones at most: it has {n}.':
    'Un aro lleva como máximo tres filas de piedras: tiene {n}.',
  'A band of {n} mm has no room for {n2} rows: it has {n3}.':
    'En un aro de {n} mm no caben {n2} filas: tiene {n3}.',
  'A band of {n} mm has no room for two stones in each gap: there is one.':
    'En un aro de {n} mm no caben dos piedras en cada hueco: hay una.',
  'A row of {cut} stones cannot be held so: {cut2} ones stand in for them.':
    'Una hilera de piedras de talla {cut} no se sujeta así: en su lugar van de talla {cut2}.',
  'A chain of these links is not made {mm} wide: it is {mm2}.':
    'Una cadena de estos eslabones no se hace de {mm} de ancho: tiene {mm2}.',
  'Linked bands pass over each other: each is made in US {n}, so that together they sit as US {n2}.':
    'Los aros entrelazados pasan unos sobre otros: cada uno se hace en talla US {n} para que juntos queden como US {n2}.',
  'Bands wider than {mm} do not roll over each other: these are as wide as that.':
    'Los aros de más de {mm} no ruedan unos sobre otros: estos tienen ese ancho.',
  '{n} stones of {mm} do not fit around the band: it is set all around.':
    '{n} piedras de {mm} no caben alrededor del aro: se engasta todo el contorno.',
  'Two finishes need one even bar of metal with room for both: this piece shows the first of them.':
    'Dos acabados necesitan una sola barra lisa de metal con sitio para ambos: esta pieza muestra el primero.',
  'What was to stand inside of the locket is engraved on its back, where it has room.':
    'Lo que iba dentro del guardapelo va grabado en el reverso, donde hay sitio.',
  'The outside of this band bears what else was asked for: “{text}” is engraved inside.':
    'El exterior de esta banda lleva lo demás que se pidió: «{text}» va grabado por dentro.',
  'There is room for small letters only, which close up in the lettering that was asked for: plain ones would read better.':
    'Solo hay sitio para letras pequeñas, que en la escritura pedida se empastan: unas sencillas se leerían mejor.',
  'The band has no even inside to cut letters into: the engraving is noted for the engraver.':
    'El aro no tiene un interior parejo donde grabar letras: el grabado queda anotado para el grabador.',
  'The top of this ring has no room for a motif beside its stones or its opening.':
    'En lo alto de este anillo no cabe un motivo junto a sus piedras o su abertura.',
  'A motif would stop the band that turns: it is left out.':
    'Un motivo frenaría el aro que gira: se deja fuera.',
  'A ring with a band that turns between rims is {n} mm wide at least: {n2} mm were asked for.':
    'Un anillo con un aro que gira entre bordes mide al menos {n} mm de ancho: se pidieron {n2} mm.',
  'The {word} border is not on this ring: the bands that turn have no room for it.':
    'La cenefa ({word}) no está en este anillo: no cabe en los aros que giran.',
  'A band of {n} mm has no room for filigree between its edges, {n2} mm are needed: it is left out.':
    'En un aro de {n} mm no cabe filigrana entre los bordes, hacen falta {n2} mm: se deja fuera.',
  'The hidden halo takes the place of filigree in the gallery of this ring.':
    'El halo oculto ocupa el lugar de la filigrana en la galería de este anillo.',
  'A square halo is made about a round stone: about this one it follows the stone.':
    'Un halo cuadrado se hace alrededor de una piedra redonda: alrededor de esta, sigue su contorno.',
  'A flower halo is made about a round stone: about this one it follows the stone.':
    'Un halo en flor se hace alrededor de una piedra redonda: alrededor de esta, sigue su contorno.',
  'Wire of {mm} is too fine to be worn here: it is made {mm2} thick.':
    'Un hilo de {mm} es demasiado fino para llevarlo aquí: se hace de {mm2} de grosor.',
  'Wire of {mm} is too thick for what it goes through here: it is made {mm2} thick.':
    'Un hilo de {mm} es demasiado grueso para el agujero por el que pasa: se hace de {mm2} de grosor.',
  'The lettering takes the front of this piece: what else was named for it is not shown.':
    'Las letras ocupan el frente de esta pieza: lo demás que se nombró para ella no se muestra.',
  'The plate that was asked for cannot be made with what was asked for besides: it is left out.':
    'La placa pedida no puede hacerse con lo demás que se pidió: se omite.',
  'The {arrangement} arrangement cannot be made with what was asked for besides: it is left out.':
    'Esa composición ({arrangement}) no se puede hacer con lo demás que se pidió: se omite.',
  'The strands of the band are too fine for a {finish} surface: they are polished.':
    'Los hilos del aro son demasiado finos para un acabado {finish}: van pulidos.',
  'The enamel is not on this ring: {phrase}.': 'Este anillo no lleva el esmalte: {phrase}.',
  'The {word} border is not on this ring: {phrase}.': 'Este anillo no lleva la cenefa «{word}»: {phrase}.',
  'One border fits around a band: it is {word}; {words} is noted.':
    'Alrededor de un aro cabe una sola cenefa: es «{word}»; queda anotado: {words}.',
  '{gem} would break while grooves are cut for an invisible setting: a channel holds it instead.':
    '{gem.el} se rompería al cortar las ranuras de un engaste invisible: la sujeta un canal.',
  '{gem} is too soft to be set in small prongs: the small stones are {gem2}.':
    '{gem.el} es demasiado bland{gem.o} para garras pequeñas: las piedras pequeñas son de {gem2}.',
  'What dangles would hang in the teeth of a comb or a pin: it hangs from a slide.':
    'Lo que cuelga quedaría entre las púas de una peineta o una horquilla: cuelga de un pasador.',
  'Drop-shaped pearls are drawn where they hang by their tip: here they are round.':
    'Las perlas en forma de gota se dibujan donde cuelgan de su punta: aquí son redondas.',
  'Pearls are never cut: they stay round in place of the {cut} cut.':
    'Las perlas nunca se tallan: siguen redondas en lugar de la talla {cut}.',
  '{gem} is polished as a dome: a rectangular cabochon stands in for the {cut} cut.':
    '{gem.el} se pule en cúpula: un cabujón rectangular reemplaza la talla {cut}.',
  '{gem} is polished as a dome: a square cabochon stands in for the {cut} cut.':
    '{gem.el} se pule en cúpula: un cabujón cuadrado reemplaza la talla {cut}.',
  '{gem} is polished as a dome: an oval cabochon stands in for the {cut} cut.':
    '{gem.el} se pule en cúpula: un cabujón oval reemplaza la talla {cut}.',
  'A stone of {carats} would be {mm} long, more than {bearer} carries: drawn at {mm2}.':
    'Una piedra de {carats} mediría {mm} de largo, más de lo que admite {bearer.un}: se dibujó de {mm2}.',
  'A stone of {mm} is more than {bearer} carries: drawn at {mm2}.':
    'Una piedra de {mm} es más de lo que admite {bearer.un}: se dibujó de {mm2}.',
  'All stones together weigh {carats} here: {carats2} were asked for.':
    'Aquí todas las piedras juntas pesan {carats}: se pidieron {carats2}.',
  'Nothing of this design has an edge for milgrain: it is left out.':
    'Nada de este diseño tiene un borde para el milgrain: se deja fuera.',
  'The front is {mm} across its shorter side: {mm2} were asked for.':
    'El frente mide {mm} por su lado más corto: se pidieron {mm2}.',
  'This design has neither a band nor a plate that could be {mm} thick.':
    'Este diseño no tiene aro ni placa que pueda tener {mm} de grosor.',
  'The metal is {mm} thick: {mm2} were asked for.': 'El metal tiene {mm} de grosor: se pidieron {mm2}.',
  'Not every stone that was asked for at {mm} has that size here.':
    'Aquí no todas las piedras que se pidieron de {mm} tienen esa medida.',
  'Not every stone that was asked for at {carats} weighs so much here.':
    'Aquí no todas las piedras que se pidieron de {carats} pesan eso.',
  'This figure shows no eyes that hold a stone: the {stone} is set where there is room.':
    'Esta figura no muestra ojos en los que quepa una piedra: {stone} se engasta donde hay sitio.',
  'Stones of {mm} do not stand in a row around a finger: drawn at {mm2}.':
    'Las piedras de {mm} no caben en hilera alrededor de un dedo: se dibujan de {mm2}.',
  'Two stones of {mm} are more than a finger carries: drawn at {mm2}.':
    'Dos piedras de {mm} son más de lo que admite un dedo: se dibujaron de {mm2}.',
  'A length of {inches} is not worn on the {wear}: it is {inches2} long.':
    'Un largo de {inches} no se lleva en {wear}: mide {inches2}.',
  'A length of {inches} is not what {these} could have: the usual size is kept.':
    'Un largo de {inches} no es posible en {these}: se conserva el tamaño habitual.',
  'A size of {mm} is beyond what suits {these}: made {mm2} {measured}.':
    'Un tamaño de {mm} se sale de lo que conviene a {these}: se hizo de {mm2} {measured}.',
  'As the trade measures them, {these} of {mm} is so large inside, where it is worn.':
    'Como mide el oficio, {these} de {mm} tiene esa medida por dentro, donde se lleva.',
  'There is no single front on {these} that could be {mm}: the parts keep their size.':
    'En {these} no hay un frente único que pueda medir {mm}: las partes conservan su tamaño.',
  'The front of {these} is the stone, whose size was asked for: made {mm} instead of {mm2}.':
    'El frente de {these} es la piedra, cuyo tamaño se pidió: se hizo de {mm} en lugar de {mm2}.',
  'Clips are made for studs and drops: these earrings are worn through a pierced ear.':
    'Los clips se hacen para botones y colgantes: estos pendientes se llevan en una oreja perforada.',
  'Screw backs are made for posts: these earrings are worn by another fitting.':
    'El cierre de rosca se hace para postes: estos pendientes se llevan con otro cierre.',
  'A front of {mm} is beyond what suits {these}: made {mm2}.':
    'Un frente de {mm} se sale de lo que conviene a {these}: se hizo de {mm2}.',
  'The size of {mm} is that of the main part of {these}, without what hangs beside it.':
    'La medida de {mm} es la de la parte principal de {these}, sin lo que cuelga al lado.',
  'This front has no field that could hold enamel: it is left in bare metal.':
    'Este frente no tiene un campo donde poner esmalte: queda en metal desnudo.',
  'Enamel needs a plate or an emblem.': 'El esmalte necesita una placa o un emblema.',
  'An anchor chain is drawn as a cable chain: its links without the bar.':
    'Una cadena de ancla se dibuja como cadena forzada: sus eslabones sin la barra.',
  'An omega collar is drawn as a snake chain, which lies as smooth.':
    'Un collar omega se dibuja como cadena serpiente, que cae igual de lisa.',
  'A franco chain is drawn as a wheat chain, the nearest weave.':
    'Una cadena franco se dibuja como cadena espiga, el tejido más cercano.',
  'The lettering has no {quotes}: nothing is engraved.':
    'El tipo de letra no tiene {quotes}: no se graba nada.',
  'The lettering has no {quotes}: it is engraved as “{text}”.':
    'El tipo de letra no tiene {quotes}: se graba «{text}».',
  'Bangles and cuffs are drawn round here: to be oval, this one is bent by the workshop, with the same length inside.':
    'Aquí los brazaletes se dibujan redondos: para ser ovalado, este lo curva el taller, con el mismo largo por dentro.',
  'A bangle is not cut or carved from a stone here: it is made of metal, and what was to be carved stands on it.':
    'Aquí no se tallan brazaletes de una piedra: este es de metal, y lo que se iba a tallar va sobre él.',
  'This ring has no row whose stones could grow smaller: they are all of one size.':
    'Este anillo no tiene una hilera cuyas piedras puedan ir a menos: son todas de un tamaño.',
  'The stones of a halo are all of one size here: graduated sizes are set along a band.':
    'Aquí las piedras de un halo son todas de un tamaño: los tamaños graduados van a lo largo del aro.',
  'Stones of graduated sizes are each held by their own beads, which a channel cannot do: they are set in shared prongs.':
    'Las piedras de tamaños graduados se sujetan cada una con sus propios granos, y un riel no lo permite: van en garras compartidas.',
  'Stones of graduated sizes are each held by their own beads, which bars cannot do: they are set in shared prongs.':
    'Las piedras de tamaños graduados se sujetan cada una con sus propios granos, y las barras no lo permiten: van en garras compartidas.',
  'Stones of graduated sizes are each held by their own beads, which grooves cannot do: they are set in shared prongs.':
    'Las piedras de tamaños graduados se sujetan cada una con sus propios granos, y las ranuras no lo permiten: van en garras compartidas.',
  'Stones of graduated sizes are each held by their own beads, which a flush row cannot do: they are set in shared prongs.':
    'Las piedras de tamaños graduados se sujetan cada una con sus propios granos, y una hilera al ras no lo permite: van en garras compartidas.',
  'Stones of graduated sizes are each held by their own beads, which a row of bezels cannot do: they are set in shared prongs.':
    'Las piedras de tamaños graduados se sujetan cada una con sus propios granos, y una hilera de biseles no lo permite: van en garras compartidas.',
  '“{text}” has no room on a plate of {mm} at the smallest legible size ({mm2}): the plate is {mm3}.':
    '«{text}» no cabe en una placa de {mm} en el menor tamaño legible ({mm2}): la placa mide {mm3}.',
  'The engraving is longer than there is room for at the smallest legible size ({mm}): it reads “{text}”.':
    'El grabado no cabe entero en el menor tamaño legible ({mm}): dice «{text}».',

  'a band of {n} mm is too narrow for it, {n2} mm are needed':
    'un aro de {n} mm es demasiado angosto, hacen falta {n2} mm',
  'the {finish} surface takes its place': 'su lugar lo ocupa el acabado {finish}',
  'the band was asked for in another form': 'el aro se pidió con otra forma',
  'a band under tension must stay whole': 'un aro bajo tensión debe quedar entero',
  'the stone is sunk into the band': 'la piedra va hundida en el aro',
  'the motif goes around the band': 'el motivo rodea el aro',
  'the stones along the band take its place': 'su lugar lo ocupan las piedras del aro',
  'the inlay takes its place': 'su lugar lo ocupa la incrustación',
  'the bark of the twig takes its place': 'su lugar lo ocupa la corteza de la rama',
  'it is left out': 'se deja fuera',
  'the stone is framed by a halo': 'la piedra va en un halo',
  'the stones are framed by a halo': 'las piedras van en un halo',
  'the stone is set in a cluster': 'la piedra va en un racimo',
  'the stones are set in a cluster': 'las piedras van en un racimo',
  'the stone is held in prongs': 'la piedra va en garras',
  'the stones are held in prongs': 'las piedras van en garras',
  'the stone is held in a bezel': 'la piedra va en un bisel',
  'the stones are held in a bezel': 'las piedras van en un bisel',
  'the stone is set in pavé': 'la piedra va en pavé',
  'the stones are set in pavé': 'las piedras van en pavé',

  '{setting} needs a front of one stone alone, which {subject} does not have: {phrase}.':
    '{setting} necesita un frente de una sola piedra, y {subject} no lo tiene{subject.n}: {phrase}.',
  '{setting} needs a faceted stone and metal that fine prongs can be raised from, which {subject} does not have: {phrase}.':
    '{setting} necesita una piedra facetada y un metal del que levantar garras finas, y {subject} no los tiene{subject.n}: {phrase}.',
  '{setting} needs a surface of metal that beads can be raised from, which {subject} does not have: {phrase}.':
    '{setting} necesita una superficie de metal de la que levantar granos, y {subject} no la tiene{subject.n}: {phrase}.',
  '{setting} needs a round or oval faceted stone and metal that fine prongs can be raised from, which {subject} does not have: {phrase}.':
    '{setting} necesita una piedra facetada redonda u oval y un metal del que levantar garras finas, y {subject} no los tiene{subject.n}: {phrase}.',
  '{setting} needs a row of small stones between two walls of a stiff band, which {subject} does not have: {phrase}.':
    '{setting} necesita una fila de piedras pequeñas entre dos paredes de un aro rígido, y {subject} no la tiene{subject.n}: {phrase}.',
  '{setting} needs a stone with room for a wall around it, which {subject} does not have: {phrase}.':
    '{setting} necesita una piedra con espacio para una pared alrededor, y {subject} no la tiene{subject.n}: {phrase}.',
  '{setting} needs a springy band whose ends press on a stone of hardness 9 or more, which {subject} does not have: {phrase}.':
    '{setting} necesita un aro elástico cuyos extremos aprieten una piedra de dureza 9 o más, y {subject} no lo tiene{subject.n}: {phrase}.',
  '{setting} needs a stone that stands free and metal that prongs can be raised from, which {subject} does not have: {phrase}.':
    '{setting} necesita una piedra que se alce libre y un metal del que levantar garras, y {subject} no los tiene{subject.n}: {phrase}.',
  '{setting} needs a row of small stones across a stiff band, which {subject} does not have: {phrase}.':
    '{setting} necesita una fila de piedras pequeñas a lo ancho de un aro rígido, y {subject} no la tiene{subject.n}: {phrase}.',
  '{setting} needs square stones on rails in a stiff frame, which {subject} does not have: {phrase}.':
    '{setting} necesita piedras cuadradas sobre rieles en un marco rígido, y {subject} no las tiene{subject.n}: {phrase}.',
  'The front of the {piece} has no seat for a stone: the {gem} is left out.':
    'El frente de {piece.este} no tiene asiento para una piedra: se deja fuera {gem.el}.',
  'The {gem} here is {cut}: the place it is set in does not take a {cut2} cut.':
    'Aquí {gem.el} lleva talla {cut}: el lugar donde va no admite una talla {cut2}.',
  'A {gem} of {carats} is more than its place in this {piece} holds: the largest is {carats2}.':
    '{gem.un} de {carats} es más de lo que cabe en su lugar de {piece.este}: lo máximo son {carats2}.',
  'An {gem} of {carats} is more than its place in this {piece} holds: the largest is {carats2}.':
    '{gem.un} de {carats} es más de lo que cabe en su lugar de {piece.este}: lo máximo son {carats2}.',
  '{n} prongs do not suit this stone: it is held in {n2}, so that each stands at a corner or in even steps.':
    '{n} garras no le convienen a esta piedra: la sujetan {n2}, para que cada una quede en una esquina o a pasos iguales.',
  'A {piece} is made to a finger size: the {mm} asked for are left open.':
    '{piece.un} se hace a la talla del dedo: los {mm} que se pidieron quedan abiertos.',

  'The links of this chain leave room for {n} stations, not {n2}.':
    'Los eslabones de esta cadena dejan lugar para {n} estaciones, no para {n2}.',
  'The rope along the band is left out: {phrase}.':
    'Se deja fuera el cordón a lo largo del aro: {phrase.low}.',
  'The groove around the band is left out: {phrase}.':
    'Se deja fuera la ranura alrededor del aro: {phrase.low}.',
  'The map of contour lines around the band is left out: {phrase}.':
    'Se deja fuera el mapa de curvas de nivel alrededor del aro: {phrase.low}.',
  'what else is on the outside takes its place': 'su lugar lo ocupa lo demás que lleva el exterior',
  'the band itself holds the stone': 'el propio aro sujeta la piedra',
  'A bangle is not cut whole from a stone here: slabs of it are laid into a band of metal.':
    'Aquí no se talla un brazalete entero de una piedra: se incrustan láminas de ella en un aro de metal.',
  'The pattern around the band is left out: {phrase}.':
    'Se deja fuera el dibujo alrededor del aro: {phrase.low}.',
  'the filigree takes its place': 'su lugar lo ocupa la filigrana',
  'A stone that is held in the band itself needs an even one: the twig is left out.':
    'Una piedra sujeta por el propio aro pide un aro parejo: se deja fuera la rama.',
  'A twig is modelled from {n} to {n2} mm: it is {n3} mm wide.':
    'Una rama se modela de {n} a {n2} mm: mide {n3} mm de ancho.',
  '{metal} and {metal2} are not joined in one piece: it is made of {metal3}.':
    '{metal} y {metal2} no se unen en una misma pieza: se hace de {metal3}.',
  'Two stones a side are the most that stand beside a centre stone: it has two.':
    'Junto a una piedra central caben como mucho dos piedras por lado: lleva dos.',
  'Faces of signets are {n} to {n2} mm long: this one is {n3} mm.':
    'Las caras de los sellos miden de {n} a {n2} mm: esta mide {n3} mm.',
  'A face of this size bears one figure well: the {figure} is left out.':
    'En una cara de este tamaño queda bien una sola figura: se omite {figure.el}.',
  'Inlay is of opaque stones such as turquoise, onyx or opal: this one is set instead.':
    'La incrustación se hace con piedras opacas como la turquesa, el ónix o el ópalo: esta se engasta.',
  'A band of {n} mm has no room for inlay, {n2} mm are needed: the stone is set instead.':
    'En un aro de {n} mm no cabe una incrustación, hacen falta {n2} mm: la piedra se engasta.',
  'The shoulders carry stones in steps: {words} is left for another piece.':
    'Los hombros llevan piedras escalonadas: queda para otra pieza: {words}.',
  'A navaratna is made of its nine stones in prongs, which this wish does not allow: it is left out.':
    'Una navaratna se hace con sus nueve piedras en garras, y lo que se pidió no lo permite: se deja fuera.',
  "Coral and cat's eye are not among our stones: red onyx and yellow moonstone stand in for them in the picture, the stone list and the estimate.":
    'No tenemos coral ni ojo de gato entre nuestras piedras: en la imagen, la lista de piedras y el presupuesto van ónix rojo y piedra de luna amarilla en su lugar.',
  'The letters {text} are engraved on the back: the pictures show the front with what else was named.':
    'Las letras {text} van grabadas en el reverso: las imágenes muestran el frente con lo demás que se nombró.',
  'What was asked hollow is made solid: this piece is too slender, or bears too much, for a shell; it is light by being slender.':
    'Lo que se pidió hueco se hace macizo: la pieza es demasiado fina, o lleva demasiado, para una pared delgada; pesa poco por ser fina.',
  'A band that is worn on a finger is not made hollow: it would dent, and could not be resized.':
    'Un aro que se lleva en el dedo no se hace hueco: se abollaría y no se podría ajustar de talla.',
  'The dome is hollowed from the finger side, as dome rings are, to be light: a wall of {n} mm is left.':
    'El bombé va vaciado por el lado del dedo, como es usual en estos anillos, para que pese poco: queda una pared de {n} mm.',
  'This band keeps one width all around: it is not tapered.':
    'Este aro tiene el mismo ancho en todo el contorno: no se estrecha.',
  'A band of {n} mm at the top cannot run to {n2} mm at the palm: it is {n3} mm there.':
    'Un aro de {n} mm por arriba no puede llegar a {n2} mm en la palma: ahí mide {n3} mm.',

  'Gold of {n} karat is only yellow: the {metal} is of {n2} karat, the finest there is.':
    'El oro de {n} k solo es amarillo: {metal.el} es de {n2} k, la ley más alta que hay.',
  'Gold of 24 karat is too soft to hold these stones: it is made in 22k gold, the finest that does.':
    'El oro de 24 k es demasiado blando para sujetar estas piedras: se hace en oro de 22 k, el más fino que las sujeta.',
  'Tungsten carbide cannot be pushed over a stone: what holds the stones is of {metal} and joined to it.':
    'El carburo de tungsteno no se puede doblar sobre una piedra: lo que sujeta las piedras es de {metal} y va unido a él.',
  'Tungsten carbide cannot be pushed over a stone: what holds the stones is of {metal}.':
    'El carburo de tungsteno no se puede doblar sobre una piedra: lo que sujeta las piedras es de {metal}.',
  'Nothing is raised from tungsten carbide: the stones along the band are sunk into it.':
    'Del carburo de tungsteno no se levanta nada: las piedras del aro van hundidas en él.',
  '{metal} does not keep the spring that holds a stone under tension: a bezel holds it instead.':
    '{metal.el} no conserva la elasticidad que sujeta una piedra en tensión: la sujeta un bisel.',
  'The {gem} here is set small in rows, which take no {cut} cut: the stones are {cut2}.':
    'Aquí {gem.el} va en piedras pequeñas y en filas, que no admiten la talla {cut}: las piedras son de talla {cut2}.',
  'Pearls are not set in a row along a band, where they would be worn through: one sits in a cup.':
    'Las perlas no van en fila a lo largo de un aro, donde se gastarían: una se asienta en una copa.',
  'A pearl is drilled and pinned, never {phrase}: it sits in a cup.':
    'Una perla se perfora y va con espiga, nunca {phrase.low}: se asienta en una copa.',
  'held in prongs': 'con garras',
  'held under tension': 'en tensión',
  'clawed in a cluster': 'con garras en un racimo',
  'set in pavé': 'en pavé',
  'set in a channel': 'en un canal',
  'set between bars': 'entre barras',
  'grooved for an invisible setting': 'con ranuras de engaste invisible',

  'A line of stones is worn on a chain.': 'Una línea de piedras se lleva en una cadena.',
  'A line of stones is worn by itself.': 'Una línea de piedras se lleva sola.',
  'Clasps are made plain here: the stones that were asked for on the clasp are left to the workshop and not in the pictures.':
    'Los broches se hacen lisos: las piedras pedidas para el broche quedan a cargo del taller y no salen en las imágenes.',
  'A drop down the back is not made: this chain closes behind with its clasp alone.':
    'No se hace una caída por la espalda: esta cadena se cierra atrás solo con su broche.',
  'A second tail hangs beside a first.': 'Una segunda cola cuelga junto a una primera.',
  'A tail hangs from a single chain.': 'Una cola cuelga de una sola cadena.',
  'There is no chain {n}.': 'No hay cadena número {n}.',
  'Strands of two alloys by turns are even in number.':
    'Los hilos alternos de dos aleaciones son pares en número.',
  'A line has at least three stones.': 'Una línea tiene al menos tres piedras.',
  'Only a bead stands on a peg.': 'Solo una cuenta se monta en un perno.',
  'Two alloys share an id.': 'Dos aleaciones comparten un nombre.',
  'There is no alloy "{text}".': 'No hay ninguna aleación «{text}».',
  'A head and a centre stone come together or not at all.':
    'Un engaste y una piedra central van juntos o no van.',
  'A halo needs a centre stone.': 'Un halo necesita una piedra central.',
  'A second stone stands beside a centre stone in prongs or a bezel.':
    'Una segunda piedra va junto a una piedra central en garras o en bisel.',
  'Stones on both ends are a centre stone and its companion.':
    'Las piedras de ambos extremos son una piedra central y su compañera.',
  'Side stones need a centre stone.': 'Las piedras laterales necesitan una piedra central.',
  'US {n} is {mm} inside.': 'La talla US {n} mide {mm} por dentro.',
  'Letters from A to Z are set with stones.': 'Se engastan con piedras las letras de la A a la Z.',
  'Length is the longer side of a stone.': 'El largo es el lado mayor de una piedra.',
  'The stones are too large for the band width.': 'Las piedras son demasiado grandes para el ancho del aro.',
};
