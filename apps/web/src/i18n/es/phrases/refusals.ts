import type { Phrases } from '../../phrasebook.ts';

/** Why a refinement could not be done, and what to ask for instead. */
export const refusals: Phrases = {
  'Please say what should change: a metal, a stone, a size, a figure or an engraving, for example "rose gold instead" or "a little smaller".':
    'Di qué debe cambiar: un metal, una piedra, una medida, una figura o un grabado, por ejemplo «mejor en oro rosa» o «un poco más pequeño».',
  'Please say what should change.': 'Di qué debe cambiar.',
  'We did not understand: {text}.': 'No entendimos: {text}.',
  'The two of a pair are alike here: they cannot differ yet.':
    'Las dos piezas de un par son iguales aquí: todavía no pueden ser distintas.',
  'There are no two figures here of which one could go.':
    'Aquí no hay dos figuras de las que una pueda irse.',
  'There is one already, on one shoulder.': 'Ya hay una sola, en un hombro.',
  'There are no stones side by side here that could be as large as one another.':
    'Aquí no hay piedras una al lado de otra que puedan ser del mismo tamaño.',
  'The stones are as large as one another already.': 'Las piedras ya son del mismo tamaño.',
  'No more than {n} of them stand along this band.': 'En este aro no caben más de {n} de ellas.',
  'The stones of a figure have their places in it: they cannot be moved to another part of it.':
    'Las piedras de una figura tienen su lugar en ella: no se pueden llevar a otra parte suya.',
  'Relief runs all the way around a band here: its back cannot be left smooth yet.':
    'Aquí el relieve da toda la vuelta al aro: todavía no se puede dejar liso por detrás.',
  'A clasp has no room for letters that one could read: they are cut where the piece has room for them.':
    'En un cierre no caben letras que se puedan leer: se graban donde la pieza tiene sitio para ellas.',
  'A figure is drawn as its kind looks: what sets one creature apart from others cannot be shown yet. Its name can be engraved.':
    'Una figura se dibuja como es su especie: lo que distingue a un animal de los demás todavía no se puede mostrar. Su nombre se puede grabar.',
  'That cut is not made here: the stones are cut in the nearest of ours.':
    'Esa talla no se hace aquí: las piedras llevan la más parecida de las nuestras.',
  'It is already as short as it is made.': 'Ya es lo más corto que se hace.',
  'It is already as long as it is made.': 'Ya es lo más largo que se hace.',
  'Only a comb has teeth: ask for one first.': 'Solo una peineta tiene dientes: pídela primero.',
  'There are already {n} teeth.': 'Ya hay {n} dientes.',
  'The comb has no room for more than {n} teeth.': 'En la peineta no caben más de {n} dientes.',
  'One piece is drawn here: it can be made as often as you wish.':
    'Aquí se dibuja una pieza: se puede hacer tantas veces como quieras.',
  'Safety chains and catches are added by the workshop: they are not drawn here.':
    'Las cadenas y los cierres de seguridad los pone el taller: aquí no se dibujan.',
  'An extender is a few links that the workshop adds behind the clasp: say the longest length that it should have.':
    'Una extensión son unos eslabones que el taller pone tras el cierre: di el largo máximo que debe tener.',
  'The links of a chain are alike from end to end: one that grows smaller is not made yet.':
    'Los eslabones de una cadena son iguales de punta a punta: una que se hace más fina todavía no se fabrica.',
  'The stones of a figure are set together: all of them can be left out, and none of them alone.':
    'Las piedras de una figura van juntas: se pueden quitar todas, y ninguna sola.',
  'Knots between beads are tied by the workshop: they are not drawn here.':
    'Los nudos entre las cuentas los hace el taller: aquí no se dibujan.',
  'Hinges are made by the workshop: a piece is drawn closed and in one here.':
    'Las bisagras las hace el taller: aquí la pieza se dibuja cerrada y de una vez.',
  'A piece is drawn in one here: a part that comes off to wear it without is not modelled yet.':
    'Aquí la pieza se dibuja entera: una parte que se quita para llevarla sin ella todavía no se modela.',
  'There is no opening here whose width could change: ask for a cuff first.':
    'Aquí no hay una abertura cuyo ancho pueda cambiar: pide primero un brazalete abierto.',
  'The opening is already {mm} wide.': 'La abertura ya mide {mm} de ancho.',
  'The rings already lie in that order.': 'Los anillos ya están en ese orden.',
  'What should change is among what should stay: say which of the two.':
    'Lo que debe cambiar está entre lo que debe quedarse: di cuál de las dos cosas.',
  'Where a stone comes from is no part of the design: say which stone it should be.':
    'De dónde viene una piedra no es parte del diseño: di qué piedra debe ser.',
  'A figure is modelled in the place of the front, not engraved beside it: ask for it instead of what is there.':
    'Una figura se modela en el lugar del frente, no se graba al lado: pídela en vez de lo que hay.',
  'That is a question, and the design stays as it is: say what should change.':
    'Eso es una pregunta y el diseño se queda como está: di qué debe cambiar.',
  'Prices and delivery are no part of the design: say what should change about the piece itself.':
    'Los precios y la entrega no son parte del diseño: di qué debe cambiar en la pieza misma.',
  'A ring is made in one size, and a jeweler resizes it later where its metal allows: say which size.':
    'Un anillo se hace en una sola talla, y un joyero la ajusta después si el metal lo permite: di qué talla.',
  'What winds around more than once is drawn from the start: begin a new design and name it.':
    'Lo que da más de una vuelta se dibuja desde el principio: empieza un diseño nuevo y nómbralo.',
  'No chain hangs here whose length could change: the stone hangs right below its fitting. Ask for another stone size or another fitting, or start a new design with threaders.':
    'Aquí no cuelga ninguna cadena cuyo largo pueda cambiar: la piedra cuelga justo debajo de su cierre. Pide otro tamaño de piedra u otro cierre, o empieza un diseño nuevo con pendientes de cadena pasante.',
  'A figure is of one metal, petal for petal and leaf for leaf: ask for another metal for all of it, or for a band or a chain of another.':
    'Una figura es de un solo metal, pétalo a pétalo y hoja a hoja: pide otro metal para toda ella, o un aro o una cadena de otro.',
  'Metal is shown as it comes from the bench: a jeweler darkens its recesses afterwards. Ask for a matte or a hammered finish, or for black rhodium.':
    'El metal se ve como sale del banco: un joyero oscurece después sus huecos. Pide un acabado mate o martillado, o rodio negro.',
  'Nothing winds around here whose turns could be counted.': 'Aquí nada da vueltas que se puedan contar.',
  'It already winds around so often.': 'Ya da tantas vueltas.',
  'It already stands on a round plate.': 'Ya está sobre una placa redonda.',
  'Stones cannot be hidden in the metal yet: they are set where one sees them.':
    'Todavía no escondemos piedras dentro del metal: van donde se ven.',
  'A figure is modelled as a whole: nothing can be added to its body.':
    'Una figura se modela entera: no se le puede agregar nada al cuerpo.',
  'The parts of a figure keep their proportions: it changes as a whole.':
    'Las partes de una figura guardan sus proporciones: cambia entera.',
  'There is no place beside what is shown here: ask for the figure in its place, for example "flowers instead".':
    'No hay lugar junto a lo que se muestra: pide la figura en su lugar, por ejemplo «mejor flores».',
  'A body chain is one chain around the body: ask for a second one in a new design.':
    'Una cadena corporal es una sola cadena: pide otra en un diseño nuevo.',
  'Beads of metal are not strung among stones yet: other stones can be, for example "alternate with pearls".':
    'Todavía no ensartamos cuentas de metal entre piedras; otras piedras sí, por ejemplo «alternar con perlas».',
  'Such a stone is there already: say how large it should be, or how many there should be.':
    'Ya hay una piedra así: di de qué tamaño debe ser, o cuántas debe haber.',
  'One figure is shown here: say which should take its place, for example "a raven instead".':
    'Aquí se muestra una sola figura: di cuál debe ocupar su lugar, por ejemplo «mejor un cuervo».',
  'A stone has the colour of its kind: name another, for example a garnet, a morganite or an onyx.':
    'Cada piedra tiene el color de su clase: nombra otra, por ejemplo un granate, una morganita o un ónix.',
  'One, three or five stones stand side by side on a ring: say which, or ask for a row in the band.':
    'En un anillo van una, tres o cinco piedras lado a lado: di cuántas, o pide una fila en el aro.',
  'A photograph is no part of the design: a locket has room for one behind its lid.':
    'Una fotografía no es parte del diseño: un relicario tiene lugar para una tras su tapa.',
  'A clasp comes in the size of its chain: ask for another kind of it, for example a toggle.':
    'Un cierre viene del tamaño de su cadena: pide otra clase, por ejemplo una barra.',
  'The strokes of letters follow their size: ask for larger or smaller letters.':
    'El trazo de las letras sigue su tamaño: pide letras más grandes o más pequeñas.',
  'There is one already.': 'Ya hay una.',
  'The pieces of a set stay together: start a new design without the one that should go.':
    'Las piezas de un conjunto van juntas: empieza un diseño nuevo sin la que sobra.',
  'A figure is modelled as a whole: how it stands, looks or holds itself cannot be changed.':
    'Una figura se modela entera: no se puede cambiar su postura, su gesto ni su mirada.',
  'Jewelry is metal and stones: it neither lights up nor sounds nor moves by itself.':
    'Una joya es metal y piedras: ni se enciende ni suena ni se mueve sola.',
  'One piece is drawn here: have it made twice for a pair.':
    'Aquí se dibuja una sola pieza: encarga dos si quieres un par.',
  'A ring is closed here and made in one size: say which size it should be.':
    'Aquí el anillo es cerrado y se hace en una sola talla: di en cuál.',
  'That cut is not made here: round, oval, cushion, princess, emerald, radiant, marquise, pear, heart, trillion and baguette are.':
    'Esa talla no la hacemos: sí redonda, oval, cojín, princesa, esmeralda, radiante, marquesa, pera, corazón, trillón y baguette.',
  'Stones stand in rows, in clusters or one by one here: strewn ones are not made.':
    'Aquí las piedras van en fila, en racimo o de una en una: no las hacemos esparcidas.',
  'Pearls are round here: other shapes of them are not made yet.':
    'Aquí las perlas son redondas: todavía no las hay de otras formas.',
  'Gold is never a plating here: what is asked for in gold is solid.':
    'Aquí el oro nunca es un baño: lo que se pide en oro es macizo.',
  'A tail hangs from a single chain: ask for just one chain first.':
    'Una cola cuelga de una sola cadena: pide antes una sola.',
  'A tail hangs from a single chain: ask for it to be removed first.':
    'Una cola cuelga de una sola cadena: pide antes que se quite.',
  'The {figure} already hangs there.': 'El dije ({figure}) ya cuelga ahí.',
  'The {stone} already hangs there.': 'El dije ({stone}) ya cuelga ahí.',
  'Stones stand along chains only.': 'Solo a lo largo de una cadena van piedras así.',
  'Nothing stands along the chain whose distance could change.':
    'A lo largo de la cadena no hay nada cuya distancia pueda cambiar.',
  'They already stand so far apart.': 'Ya están a esa distancia.',
  'This {piece} is not worn on a chain that others could be worn with: start a new design and ask for a layered necklace.':
    '{piece.este} no va{piece.n} en una cadena que se pueda llevar con otras: empieza un diseño nuevo y pide un collar en capas.',
  'There is a single chain already.': 'Ya hay una sola cadena.',
  'There are {n} chains already, as many as are worn together.':
    'Ya hay {n} cadenas, las más que se llevan juntas.',
  'There are {n} chains already.': 'Ya hay {n} cadenas.',
  'Strands side by side are worn by themselves: ask for one more strand.':
    'Los hilos paralelos se llevan solos: pide un hilo más.',
  'The largest stone already stands there.': 'La piedra más grande ya está ahí.',
  'There is no row here whose stones grow towards one end.':
    'Aquí no hay una fila cuyas piedras crezcan hacia un extremo.',
  'The post of a stud is 20 gauge: ask for a ring, whose wire can be thicker or thinner.':
    'El poste es de calibre 20: pide un aro, cuyo hilo puede ser más grueso o más fino.',
  'A border of figures cannot be put on a plate yet: milgrain or small stones can go round it.':
    'Una placa todavía no puede llevar una cenefa de figuras: alrededor puede ir milgrain o piedras pequeñas.',
  'Stones in the places of some that were taken away are not drawn: what hangs in a row is all of one kind.':
    'Piedras en el lugar de algunas piezas quitadas no se dibujan: lo que cuelga en fila es todo de una clase.',
  'Eyes are set with stones here: name one of them.': 'Aquí los ojos son piedras: nombra una.',
  'Several stones stand side by side where one stands in a setting: ask for one first.':
    'Varias piedras van una junto a otra donde una va en un engaste: pide primero una.',
  'This figure has no place for a stone: ask for a drop beside it.':
    'Esta figura no tiene lugar para una piedra: pide un colgante al lado.',
  'It already stands upright.': 'Ya está en vertical.',
  'It already lies across.': 'Ya está en horizontal.',
  'A figure has its own places for stones and cannot be covered with them yet: a plate or a frame takes a border of them.':
    'Una figura tiene sus propios lugares para piedras y todavía no puede ir cubierta de ellas: una placa o un marco lleva un borde de ellas.',
  'Say the words themselves, as they should be read: one short line.':
    'Di las palabras mismas, tal como deben leerse: una línea corta.',
  'Letters are cut inside a band, not on its outside: ask for them there, or for a signet or a plate.':
    'Las letras se graban por dentro del aro, no por fuera: pídelas ahí, o pide un sello o una placa.',
  'How many figures it shows cannot be changed: name the one that it should show, for example "a daisy".':
    'No se puede cambiar cuántas figuras muestra: nombra la que debe mostrar, por ejemplo «una margarita».',
  'One finish goes over the whole piece: its edges cannot have another yet.':
    'Toda la pieza lleva un mismo acabado: sus bordes todavía no pueden llevar otro.',
  'The {gems} of this {piece} cannot be fewer: ask for another arrangement.':
    'No puede haber menos {gems} en {piece.este}: pide otra disposición.',
  'The letters of a name stay as they are written: a figure can hang beside them.':
    'Las letras de un nombre quedan como se escriben: una figura puede colgar al lado.',
  'Two stones beside a centre are alike: ask for a row in the band, whose stones can follow one another.':
    'Las dos piedras junto a la central son iguales: pide una fila en el aro, cuyas piedras pueden seguirse por turnos.',
  'What stands along a chain is of one kind: figures and stones do not alternate yet.':
    'Lo que va a lo largo de una cadena es de una sola clase: figuras y piedras todavía no se alternan.',
  'Something has to hold a stone: a tension setting or a bezel is the least that one sees of it.':
    'Algo tiene que sostener una piedra: un engaste de tensión o un bisel es lo que menos se ve.',
  'A stone keeps the one colour it has: say which that should be.':
    'Una piedra conserva el color que tiene: di cuál debe ser.',
  'A closed ring has one size: say which of the two, or have it made twice.':
    'Un anillo cerrado tiene una sola talla: di cuál de las dos, o encarga dos.',
  'What a piece weighs is told by its estimate: a lighter metal, a slimmer or a smaller piece weighs less, and a hollow one is drawn where the first words ask for it.':
    'Lo que pesa una pieza lo dice su presupuesto: un metal más ligero o una pieza más fina o pequeña pesa menos, y una hueca se dibuja si se pide así desde el principio.',
  'The stone of a figure has the cut of its place.': 'La piedra de una figura lleva la talla de su lugar.',
  'The prongs are as fine and as low as they hold: a bezel has none.':
    'Las garras ya son lo más finas y bajas que aguantan: un bisel no lleva ninguna.',
  'The creature of this {piece} has no stones for eyes.':
    'La criatura de {piece.este} no tiene piedras por ojos.',
  'The eyes are already {gem}.': 'Los ojos ya son de {gem}.',
  'The {gem} stays.': 'Se queda la piedra: {gem}.',
  'The {piece} is already in two metals.': '{piece.este} ya va en dos metales.',
  'The figure is already as far as a finger carries it.': 'La figura ya llega hasta donde la admite un dedo.',
  'Please say which stone should be added, for example "a round diamond".':
    'Di qué piedra hay que agregar, por ejemplo «un diamante redondo».',
  'Please say which stone should take its place, for example "a sapphire".':
    'Di qué piedra debe ocupar su lugar, por ejemplo «un zafiro».',
  'Please say which culture it should speak of.': 'Di de qué cultura debe hablar.',
  'Please say what it should show.': 'Di qué debe mostrar.',
  'Please say what should hang there, for example "a pearl drop" or "a star drop".':
    'Di qué debe colgar ahí, por ejemplo «una perla» o «una estrella».',
  'A {piece} cannot become another type of jewelry by a refinement: start a new design.':
    '{piece.un} no puede{piece.n} volverse otro tipo de joya con un ajuste: empieza un diseño nuevo.',
  'An {piece} cannot become another type of jewelry by a refinement: start a new design.':
    '{piece.un} no puede{piece.n} volverse otro tipo de joya con un ajuste: empieza un diseño nuevo.',
  'Pieces that are arranged so are drawn from the start: begin a new design and name it.':
    'Las piezas con esa disposición se dibujan desde el principio: empieza un diseño nuevo y nómbrala.',
  'Clasps are made of metal alone: stones are not set in them yet.':
    'Los cierres son solo de metal: todavía no llevan piedras.',
  'A {piece} cannot become {piece2} by a refinement: start a new design.':
    '{piece.un} no puede{piece.n} volverse {piece2} con un ajuste: empieza un diseño nuevo.',
  'An {piece} cannot become a {piece2} by a refinement: start a new design.':
    '{piece.un} no puede{piece.n} volverse {piece2} con un ajuste: empieza un diseño nuevo.',
  'An {piece} cannot become an {piece2} by a refinement: start a new design.':
    '{piece.un} no puede{piece.n} volverse {piece2} con un ajuste: empieza un diseño nuevo.',
  'An {piece} cannot become {piece2} by a refinement: start a new design.':
    '{piece.un} no puede{piece.n} volverse {piece2} con un ajuste: empieza un diseño nuevo.',
  '{piece} cannot become a {piece2} by a refinement: start a new design.':
    '{piece.un} no puede{piece.n} volverse {piece2} con un ajuste: empieza un diseño nuevo.',
  '{piece} cannot become an {piece2} by a refinement: start a new design.':
    '{piece.un} no puede{piece.n} volverse {piece2} con un ajuste: empieza un diseño nuevo.',
  '{piece} cannot become {piece2} by a refinement: start a new design.':
    '{piece.un} no puede{piece.n} volverse {piece2} con un ajuste: empieza un diseño nuevo.',
  'A {piece} cannot become a {piece2} by a refinement: start a new design.':
    '{piece.un} no puede{piece.n} volverse {piece2} con un ajuste: empieza un diseño nuevo.',
  'A {piece} cannot become an {piece2} by a refinement: start a new design.':
    '{piece.un} no puede{piece.n} volverse {piece2} con un ajuste: empieza un diseño nuevo.',
  'A {piece} has nothing that a drop could hang from: ask for side stones or a motif.':
    '{piece.un} no tiene{piece.n} de dónde colgar nada: pide piedras laterales o un motivo.',
  'An {piece} has nothing that a drop could hang from: ask for side stones or a motif.':
    '{piece.un} no tiene{piece.n} de dónde colgar nada: pide piedras laterales o un motivo.',
  'This {piece} has no band to change: say what should change on its front or its size.':
    '{piece.este} no tiene{piece.n} aro que cambiar: di qué debe cambiar en su frente o en su tamaño.',
  'This {piece} has no accent stones.': '{piece.este} no tiene{piece.n} piedras de acento.',
  'An {clasp} clasp cannot be made yet: lobster, toggle, spring ring, box, magnetic and S-hook can.':
    'Todavía no hacemos ese cierre ({clasp}): sí de langosta, de barra, de resorte, de caja, magnético y de gancho en S.',
  'A {clasp} clasp cannot be made yet: lobster, toggle, spring ring, box, magnetic and S-hook can.':
    'Todavía no hacemos ese cierre ({clasp}): sí de langosta, de barra, de resorte, de caja, magnético y de gancho en S.',
  'Hidden halos are made on rings only: a halo around the stone can be made here.':
    'Los halos ocultos se hacen solo en anillos: aquí sí se puede un halo alrededor de la piedra.',
  'The bands of a spinner turn between plain rims: there is no room for that on it.':
    'Los aros de un anillo giratorio giran entre bordes lisos: ahí no cabe.',
  'A hidden halo stands in a prong setting: ask for prongs first.':
    'Un halo oculto va en un engaste de garras: pide antes garras.',
  'The ring already has a hidden halo.': 'El anillo ya tiene un halo oculto.',
  'This ring has no hidden halo.': 'Este anillo no tiene halo oculto.',
  'Something hangs here already: say what should take its place, for example "a star drop instead".':
    'Aquí ya cuelga algo: di qué debe ocupar su lugar, por ejemplo «mejor una estrella».',
  'Chains hang singly here: only beads are strung in several strands.':
    'Aquí las cadenas van de una en una: solo las cuentas se ensartan en varias vueltas.',
  'There is no plate here whose outline could change.': 'Aquí no hay placa cuyo contorno pueda cambiar.',
  'Every earlier version is kept: choose it in the list of versions to go back.':
    'Todas las versiones anteriores se conservan: elige una en la lista de versiones para volver.',
  'A matching piece is a design of its own: start a new design and ask for it.':
    'Una pieza a juego es un diseño propio: empieza un diseño nuevo y pídela.',
  'To lower the price, ask for a smaller stone, another metal, or fewer small stones.':
    'Para bajar el precio, pide una piedra más pequeña, otro metal o menos piedras pequeñas.',
  'Cathedral shoulders belong to rings.': 'Los hombros de catedral son de los anillos.',
  'Galleries under the stone are made for rings: here prongs or a bezel hold it.':
    'Las galerías bajo la piedra se hacen en anillos: aquí la sujetan garras o un bisel.',
  'How high the stone stands is settled for rings only: ask for a bezel to have it lower.':
    'La altura de la piedra solo se decide en anillos: pide un bisel para tenerla más baja.',
  'Only rings have a ring size: ask for another length or size of the piece.':
    'Solo los anillos tienen talla: pide otro largo u otro tamaño de la pieza.',
  'Stones on both sides belong to rings and tiaras: ask for drops or a halo.':
    'Las piedras a ambos lados son de anillos y tiaras: pide colgantes o un halo.',
  'Here {n} is the most that can be made.': 'Aquí lo máximo que se puede hacer es {n}.',
  'Here {n} is the least that can be made.': 'Aquí lo mínimo que se puede hacer es {n}.',
  'This belongs to rings.': 'Esto es propio de los anillos.',
  'A ring has no such part: say what should change on its band, setting or stones.':
    'Un anillo no tiene esa parte: di qué debe cambiar en su aro, su engaste o sus piedras.',

  'The metal is already so.': 'El metal ya es ese.',
  'The metal is already {metal}.': 'El metal ya es {metal}.',
  'The metal is already {finish}.': 'El metal ya está {finish}.',
  'The setting is already so.': 'El engaste ya es así.',
  'The {body} is already so.': '{body.el} ya es así.',
  'The {piece} is already in these metals.': '{piece.el} ya {piece.es} de estos metales.',
  'Prongs cannot be raised from {metal}: ask for a bezel first.':
    'Con {metal} no se levantan garras: pide antes un bisel.',
  'Prongs cannot be raised from {metal}: ask for another metal first.':
    'Con {metal} no se levantan garras: pide antes otro metal.',
  'Prongs cannot be raised from this metal: ask for another metal first.':
    'Con este metal no se levantan garras: pide antes otro metal.',
  'Prongs of pure gold bend: ask for 18k first.': 'Las garras de oro puro se doblan: pide antes oro de 18 k.',
  'Two metals need a setting apart: {phrase}': 'Dos metales necesitan un engaste aparte: {phrase.low}',
  'A band has a line of another metal instead: ask for an inlay of it.':
    'Un aro lleva en su lugar una línea de otro metal: pídela como incrustación.',
  'Its border is already so: {edge}.': 'Su borde ya es así: {edge}.',
  'Only a rope or milgrain runs along the edges of a band.':
    'Por los bordes de un aro solo va un cordón o milgrain.',
  'A rope runs along the band already.': 'El aro ya lleva un cordón.',
  'This band has no room for a rope.': 'En este aro no cabe un cordón.',
  'It is hollow already.': 'Ya es hueco.',
  'It is solid already.': 'Ya es macizo.',
  'It stays solid: this piece is too slender, or bears too much, for a shell; it is light by being slender.':
    'Sigue macizo: esta pieza es demasiado fina, o lleva demasiado encima, para ser hueca; es ligera por ser fina.',
  'It is a flower of stones already: say what of its petals should change.':
    'Ya es una flor de piedras: di qué debe cambiar de sus pétalos.',
  'A flower of stones stands on a head: ask for a stone in the middle first.':
    'Una flor de piedras va sobre un engaste: pide antes una piedra central.',
  'No flower of stones can be made of this stone.': 'Con esta piedra no se puede hacer una flor de piedras.',
  'There is no front here that could be a flower of stones.':
    'Aquí no hay un frente que pueda ser una flor de piedras.',
  'There is no plate here that a border could go around.': 'Aquí no hay una placa que pueda llevar un borde.',
  'Figures repeat around a bangle only.': 'Las figuras solo se repiten alrededor de un brazalete.',
  'There are already as many as fit: {n}.': 'Ya hay tantas como caben: {n}.',
  'A locket is round, oval, cushion-shaped or a heart here: ask for one of these.':
    'Aquí un relicario es redondo, ovalado, en forma de cojín o de corazón: pide uno de estos.',
  'The locket is so already: {case}.': 'El relicario ya es así: {case}.',
  'This figure is not drawn for the lid of a locket: ask for another, or for initials.':
    'Esta figura no está dibujada para la tapa de un relicario: pide otra, o unas iniciales.',
  'The bail is already as small as it is made.': 'El asa ya es tan pequeña como se hace.',
  'The bail is already as large as it is made.': 'El asa ya es tan grande como se hace.',
  'A halo stands as close about its stone as the metal between them allows: ask for smaller stones in it, and it reads closer.':
    'Un halo va tan cerca de su piedra como permite el metal entre ambos: pide piedras más pequeñas en él y parecerá más ceñido.',
  'A bezel is as thick as it has to be to hold its stone: half a bezel or prongs show less metal, a halo shows more.':
    'Un bisel es tan grueso como hace falta para sujetar su piedra: medio bisel o garras muestran menos metal; un halo, más.',
  'This ring has no setting, its stones are in the band itself.':
    'Este anillo no tiene engaste, sus piedras van en el propio aro.',
  'The stone is held by the band itself: ask for prongs or a bezel first.':
    'La piedra la sujeta el propio aro: pide antes garras o un bisel.',
  'This {piece} has no ornament apart: ask for one first.':
    '{piece.este} no tiene{piece.n} un ornamento aparte: pide uno antes.',

  'The band is already {finish}.': 'El aro ya está {finish}.',
  'The band is already {form}.': 'El aro ya es {form}.',
  'The band is already {profile}.': 'El perfil del aro ya es {profile}.',
  'The band is already {reach}.': 'El aro ya está {reach}.',
  'The band is already so.': 'El aro ya es así.',
  'The thickness is already so.': 'El grosor ya es ese.',
  'The thickness is already {reach}.': 'El grosor ya es {reach}.',
  'The band is already even.': 'El aro ya es parejo.',
  'The band already has a {profile} profile.': 'El aro ya tiene perfil {profile}.',
  'The band already has this form.': 'El aro ya tiene esta forma.',
  'The band already runs so.': 'El aro ya es así.',
  'The band already has them.': 'El aro ya los tiene.',
  'The band already has these grooves.': 'El aro ya tiene estos surcos.',
  'The band already has these stones.': 'El aro ya tiene estas piedras.',
  'The border already has these stones.': 'El borde ya tiene estas piedras.',
  'The band has no grooves.': 'El aro no tiene surcos.',
  'The band is already {mm} wide.': 'El aro ya mide {mm} de ancho.',
  'The band is already {mm} thick.': 'El aro ya mide {mm} de grosor.',
  'The hoops are already {mm} thick.': 'Las argollas ya miden {mm} de grosor.',
  'The wire is already {mm}.': 'El alambre ya mide {mm}.',
  'The inside is already {mm}.': 'El interior ya mide {mm}.',
  'A {bandform} band is too fine for a {finish} surface: ask for a plain band first.':
    'Un aro {bandform} es demasiado fino para un acabado {finish}: pide antes un aro sencillo.',
  'A {bandform} band is too fine for an {finish} surface: ask for a plain band first.':
    'Un aro {bandform} es demasiado fino para un acabado {finish}: pide antes un aro sencillo.',
  'Two stones share the top of this ring: there is no room for that beside them.':
    'Dos piedras comparten la parte superior de este anillo: no hay lugar para eso junto a ellas.',
  'The band of this ring is open at the top: there is no room for that on it.':
    'El aro de este anillo está abierto arriba: no hay lugar para eso en él.',
  'A strand is its beads: without them nothing is left of it.':
    'Un hilo son sus cuentas: sin ellas no queda nada.',
  'A chevron comes to its point where this ring has its front: ask for a band.':
    'La V tiene su punta donde este anillo tiene su frente: pide una alianza.',
  'A band curves aside where this ring has its front: ask for a band.':
    'El aro se curva donde este anillo tiene su frente: pide una alianza.',
  'A bypass band needs a stone between its ends.': 'Un aro cruzado necesita una piedra entre sus extremos.',
  'Grooves need a smooth band without stones in it.': 'Los surcos piden un aro liso y sin piedras.',
  'Grooves need a smooth band without stones: ask for a polished one first.':
    'Los surcos piden un aro liso y sin piedras: pide antes uno pulido.',
  'Split and bypass bands are made for rings: a bangle can be twisted or plain.':
    'Los aros divididos y cruzados se hacen en anillos: un brazalete puede ser trenzado o sencillo.',
  'A twisted band holds no row of stones: ask to remove them first.':
    'Un aro trenzado no admite una fila de piedras: pide antes quitarlas.',
  'Only a bangle or cuff has a band to shape: this piece has none.':
    'Solo un brazalete tiene un aro al que dar forma: esta pieza no lo tiene.',
  'Say how wide the chain should be, for example "a 2 mm chain".':
    'Di qué ancho debe tener la cadena, por ejemplo «una cadena de 2 mm».',
  'This {piece} has no band: ask for a thicker chain or another size of the piece.':
    '{piece.este} no tiene{piece.n} aro: pide una cadena más gruesa u otro tamaño de la pieza.',
  'The ring already has milgrain.': 'El anillo ya tiene milgrain.',
  'The ring has no milgrain.': 'El anillo no tiene milgrain.',
  'There is no milgrain here.': 'Aquí no hay milgrain.',
  'There is no edge here that could carry milgrain: ask for a bezel or a halo first.':
    'Aquí no hay borde que pueda llevar milgrain: pide antes un bisel o un halo.',
  'The ring is already as delicate as it can be made.': 'El anillo ya es lo más delicado que se puede hacer.',
  'The ring is already as bold as it can be made.': 'El anillo ya es lo más contundente que se puede hacer.',
  'The ring is already as simple as it can be.': 'El anillo ya es lo más sencillo posible.',
  'It is already as simple as it can be.': 'Ya es lo más sencillo posible.',
  'The ring already carries all the ornament that it can hold.':
    'El anillo ya lleva todo el ornamento que admite.',
  'It already carries all the ornament that it can hold: ask for drops, enamel or an engraved finish.':
    'Ya lleva todo el ornamento que admite: pide colgantes, esmalte o un acabado grabado.',
  'The border is plain.': 'El borde es liso.',

  'This ring has no room for it.': 'En este anillo no cabe.',
  'The ring already shows this motif.': 'El anillo ya muestra este motivo.',
  'It already shows the {front}.': 'Ya muestra eso: {front}.',
  'The ring already speaks of this culture: {words}.': 'El anillo ya habla de esta cultura: {words}.',
  'The design is already {word}.': 'El diseño ya es «{word}».',
  'There is no enamel on this ring.': 'En este anillo no hay esmalte.',
  'There is no enamel here.': 'Aquí no hay esmalte.',
  'The enamel is already {colours}.': 'El esmalte ya es {colours}.',
  'The face of this signet has no room for it.': 'En la cara de este sello no cabe.',
  'Enamel is fired into plates, emblems and bands: ask for an enamelled disc or an emblem in its place.':
    'El esmalte se cuece en placas, emblemas y aros: pide un disco esmaltado o un emblema en su lugar.',
  'There is no motif on this ring.': 'En este anillo no hay motivo.',
  'There is no motif on this {piece}.': 'No hay motivo en {piece.este}.',
  'Nothing would be left to see: say what should take its place, for example "an oval sapphire".':
    'No quedaría nada que ver: di qué debe ocupar su lugar, por ejemplo «un zafiro oval».',
  'Nothing would be left: say what should take their place.':
    'No quedaría nada: di qué debe ocupar su lugar.',
  'The occasion is already {word}.': 'La ocasión ya es {word.low}.',
  'The ring is already US {n}.': 'El anillo ya es talla US {n}.',
  'The ring has no engraving.': 'El anillo no tiene grabado.',
  'The ring has no engraving: say what it should read.': 'El anillo no tiene grabado: di qué debe decir.',
  'The engraving already reads "{text}".': 'El grabado ya dice «{text}».',
  'The engraving is already in {lettering}.': 'El grabado ya va en letra {lettering}.',
  'The name is already in {lettering}.': 'El nombre ya va en letra {lettering}.',
  'The lettering is already in {lettering}.': 'El texto ya va en letra {lettering}.',
  'There is no lettering: say what it should read.': 'No hay texto: di qué debe decir.',
  'It already reads "{text}".': 'Ya dice «{text}».',
  'Up to three letters from A to Z are set with stones: ask for letters of bare metal.':
    'Se engastan con piedras hasta tres letras de la A a la Z: pide letras de metal liso.',
  'A nameplate holds {n} letters at most: ask for a plate with the words.':
    'Una placa con nombre admite {n} letras como máximo: pide una placa con las palabras.',
  'This {piece} has no engraving.': '{piece.este} no tiene{piece.n} grabado.',
  'There is no room for letters here: ask for a plate or disc with the words in the place of the front.':
    'Aquí no hay sitio para letras: pide una placa o un disco con las palabras en lugar del frente.',

  '{gem} is too soft to be set small: choose a harder stone for the accents.':
    '{gem.el} es demasiado bland{gem.o} para piedras pequeñas: elige una piedra más dura para los acentos.',
  '{gem} is too soft to be set small: choose a harder stone for the small stones.':
    '{gem.el} es demasiado bland{gem.o} para las piedras pequeñas: elige una más dura.',
  '{gem} is too soft to be set small in this motif: choose a harder stone.':
    '{gem.el} es demasiado bland{gem.o} para este motivo: elige una piedra más dura.',
  'This ring has no halo.': 'Este anillo no tiene halo.',
  'This {piece} has no halo.': '{piece.este} no tiene{piece.n} halo.',
  'A halo needs a centre stone: ask for a solitaire first.':
    'Un halo necesita una piedra central: pide antes un solitario.',
  'A halo cannot be built around a {headkind} setting: ask for prongs or a bezel first.':
    'Un halo no se puede construir alrededor de un engaste {headkind}: pide antes garras o un bisel.',
  'A cushion-shaped halo goes around a round stone only.':
    'Un halo en cojín solo va alrededor de una piedra redonda.',
  'The ring already has this halo.': 'El anillo ya tiene este halo.',
  'The {piece} already has this halo.': '{piece.el} ya tiene{piece.n} este halo.',
  'A halo needs a single stone in a setting: ask for one in the place of the ornament.':
    'Un halo necesita una sola piedra en un engaste: pide una en lugar del ornamento.',
  'A pearl on its peg has no rim for a halo: ask for a cut stone.':
    'Una perla en su espiga no tiene borde para un halo: pide una piedra tallada.',
  'A halo of small stones cannot be raised from this metal: ask for another metal first.':
    'Con este metal no se levanta un halo de piedras pequeñas: pide antes otro metal.',
  'There are no stones in the band.': 'No hay piedras en el aro.',
  'Pearls are strung or pegged, never set in a row: choose another stone.':
    'Las perlas se ensartan o van con espiga, nunca en fila: elige otra piedra.',
  'The stones already follow each other so.': 'Las piedras ya van en ese orden.',
  'There is no row of stones here that could be in turn: ask for an eternity band, a tennis bracelet or stations.':
    'Aquí no hay una fila de piedras que alternar: pide una alianza de eternidad, una pulsera tenis o piedras espaciadas.',
  'Only beads on a string grow smaller towards the clasp: ask for a strand of them.':
    'Solo las cuentas de un hilo van de mayor a menor hacia el broche: pide un hilo de cuentas.',
  'The beads already grow smaller towards the clasp.': 'Las cuentas ya van de mayor a menor hacia el broche.',
  'The beads are already all of one size.': 'Las cuentas ya son todas de un tamaño.',
  'Only beads are strung in several strands: ask for a strand of pearls or beads.':
    'Solo las cuentas se ensartan en varios hilos: pide un hilo de perlas o de cuentas.',
  'Several strands leave no place for what hangs from one: take it off first.':
    'Con varios hilos no hay lugar para lo que cuelga de uno: quítalo antes.',
  'More than five strands are not strung side by side.': 'No se ensartan más de cinco hilos lado a lado.',
  'It already has as many strands.': 'Ya tiene esa cantidad de hilos.',
  'There are no charms here: ask for several of them in a new design.':
    'Aquí no hay dijes: pide varios en un diseño nuevo.',
  'No more than nine charms hang side by side.': 'No cuelgan más de nueve dijes uno junto a otro.',
  'That is not among the charms.': 'Eso no está entre los dijes.',
  'There are no stones along the band.': 'No hay piedras a lo largo del aro.',
  'Stones in rows need a band that is not twisted: ask for a plain band first.':
    'Las piedras en fila piden un aro sin trenzar: pide antes un aro sencillo.',
  'Stones in rows need a closed band: ask for a plain band first.':
    'Las piedras en fila piden un aro cerrado: pide antes un aro sencillo.',
  'This ring has no side stones.': 'Este anillo no tiene piedras laterales.',
  'Side stones need a centre stone: ask for a solitaire first.':
    'Las piedras laterales necesitan una piedra central: pide antes un solitario.',
  'Side stones cannot stand beside a {headkind} setting: ask for prongs or a bezel first.':
    'Las piedras laterales no pueden ir junto a un engaste {headkind}: pide antes garras o un bisel.',
  'The {figure} motif on the shoulders leaves no room for a stone on each side.':
    'El {figure.motivo} de los hombros no deja sitio para una piedra a cada lado.',
  'The {figure} motif on the shoulders leaves no room for two stones on each side.':
    'El {figure.motivo} de los hombros no deja sitio para dos piedras a cada lado.',
  'The ring already has these side stones.': 'El anillo ya tiene estas piedras laterales.',
  'This ring has no stones.': 'Este anillo no tiene piedras.',
  'This {piece} has no stones.': '{piece.este} no tiene{piece.n} piedras.',
  'The centre stone is an {gem}: say which stone should take its place.':
    'La piedra central es {gem.un}: di qué piedra debe ocupar su lugar.',
  'The centre stone is a {gem}: say which stone should take its place.':
    'La piedra central es {gem.un}: di qué piedra debe ocupar su lugar.',
  'The stone of the front is {gem}: say which stone should take its place.':
    'La piedra del frente es {gem.un}: di qué piedra debe ocupar su lugar.',
  'There are no {gems} in this ring.': 'No hay {gems} en este anillo.',
  'There are no {gems} in this {piece}.': 'No hay {gems} en {piece.este}.',

  'The grooves of an invisible setting would break {gems}: only diamonds, rubies and sapphires stand them.':
    'Las ranuras de un engaste invisible romperían {gems}: solo las aguantan diamantes, rubíes y zafiros.',
  'The centre stone already stands alone.': 'La piedra central ya está sola.',
  'The stone already stands alone.': 'La piedra ya está sola.',
  'This ring has no centre stone to set: ask for stones in the band, or start a new design.':
    'Este anillo no tiene piedra central que engastar: pide piedras en el aro o empieza un diseño nuevo.',
  'The stone is already set in a bezel.': 'La piedra ya está en un bisel.',
  'The stone is already held by prongs.': 'La piedra ya está sujeta con garras.',
  'The ring is already a cluster.': 'El anillo ya es un racimo.',
  'The petals are so already.': 'Los pétalos ya son así.',
  'There are no petals of stone here: start a new design with a flower of stones.':
    'Aquí no hay pétalos de piedra: empieza un diseño nuevo con una flor de piedras.',
  'Petals that are polished as domes, or of metal without claws, are set in bezels.':
    'Los pétalos pulidos en cúpula, o de un metal sin garras, van en bisel.',
  'The stone is already in a {hold}.': 'La piedra ya está en ese engaste: {hold}.',
  'A {gem} would break under tension: only diamond, ruby and sapphire stand it.':
    '{gem.un} se rompería con la tensión: solo la resisten el diamante, el rubí y el zafiro.',
  'An {gem} would break under tension: only diamond, ruby and sapphire stand it.':
    '{gem.un} se rompería con la tensión: solo la resisten el diamante, el rubí y el zafiro.',
  'A half bezel looks alike.': 'Un medio bisel se ve parecido.',
  'A tension setting needs a single strong band: ask for a plain band first.':
    'Un engaste de tensión necesita un solo aro fuerte: pide antes un aro sencillo.',
  'The stone is not held by prongs: ask for a prong setting first.':
    'La piedra no está sujeta con garras: pide antes un engaste de garras.',
  'The points of this stone need V-shaped prongs.': 'Las puntas de esta piedra necesitan garras en V.',
  'The ring already has {n} prongs.': 'El anillo ya tiene {n} garras.',
  'A {cut} stone is held by {n} prongs.': 'Una piedra de talla {cut} se sujeta con {n} garras.',
  'An {cut} stone is held by {n} prongs.': 'Una piedra de talla {cut} se sujeta con {n} garras.',
  'Only a prong setting has a gallery: ask for prongs first.':
    'Solo un engaste de garras tiene galería: pide antes garras.',
  'The setting already has a {gallery}.': 'El engaste ya tiene esa galería: {gallery}.',
  'The stone sits in the band itself: its height follows the band.':
    'La piedra se asienta en el propio aro: su altura sigue la del aro.',
  'The setting is already as high as it can be worn.': 'El engaste ya es lo más alto que se puede llevar.',
  'The setting is already as low as the stone allows.': 'El engaste ya es lo más bajo que permite la piedra.',
  'The ring has no cathedral shoulders.': 'El anillo no tiene hombros de catedral.',
  'The ring already has cathedral shoulders.': 'El anillo ya tiene hombros de catedral.',
  'The motif takes the shoulders: ask for it to be removed first.':
    'El motivo ocupa los hombros: pide antes quitarlo.',
  'Cathedral shoulders need a raised setting.': 'Los hombros de catedral necesitan un engaste elevado.',
  'Cathedral shoulders need a single band: ask for a plain band first.':
    'Los hombros de catedral necesitan un solo aro: pide antes un aro sencillo.',

  'A stone in a figure is as large as its place there: ask for a larger or a smaller figure.':
    'Una piedra en una figura es tan grande como su lugar: pide una figura más grande o más pequeña.',
  'A measure cannot be below nothing: say how wide, how long or how large it should be.':
    'Una medida no puede ser menor que nada: di qué ancho, largo o tamaño debe tener.',
  'The stones of a figure are set all over it: one half alone cannot be set yet.':
    'Las piedras de una figura la cubren entera: todavía no engastamos solo una mitad.',
  'What is added is of the same metal as what is there: ask for another metal for all of it.':
    'Lo que se agrega es del mismo metal que lo demás: pide otro metal para todo.',
  'Upside down this stone looks the same: it can lie along or across.':
    'Al revés esta piedra se ve igual: puede ir a lo largo o a lo ancho.',
  'This ring has no centre stone.': 'Este anillo no tiene piedra central.',
  'The stone already has this size.': 'La piedra ya tiene este tamaño.',
  'The stone is already as large as a ring carries.': 'La piedra ya es lo más grande que admite un anillo.',
  'The stone is already as small as a ring carries.': 'La piedra ya es lo más pequeña que admite un anillo.',
  'The {stonepart} cannot go further that way.': 'Por ahí ya no se puede ir más lejos: {stonepart}.',
  'This ring has no {stonepart}.': 'Este anillo no tiene {stonepart}.',
  'The halo are already in {gem}.': 'El halo ya es de {gem}.',
  'The {stonepart} are already in {gem}.': 'Esas piedras ya son de {gem}: {stonepart}.',
  'The second stone is already a {gem}.': 'La segunda piedra ya es {gem.un}.',
  'The centre stone is already a {gem}.': 'La piedra central ya es {gem.un}.',
  'The centre stone is already an {gem}.': 'La piedra central ya es {gem.un}.',
  'The second stone is already an {gem}.': 'La segunda piedra ya es {gem.un}.',
  'A {gem} would break in a tension setting: ask for a bezel or prongs first.':
    '{gem.un} se rompería en un engaste de tensión: pide antes un bisel o garras.',
  'An {gem} would break in a tension setting: ask for a bezel or prongs first.':
    '{gem.un} se rompería en un engaste de tensión: pide antes un bisel o garras.',
  'Small stones in rows and halos stay round or square: only the centre and side stones change their cut.':
    'Las piedras pequeñas de filas y halos siguen redondas o cuadradas: solo cambian de talla la central y las laterales.',
  'Pearls are never cut: they stay round.': 'Las perlas nunca se tallan: siguen redondas.',
  'The stone is already {cut}.': 'La piedra ya tiene talla {cut}.',
  'The side stones are already {cut}.': 'Las piedras laterales ya tienen talla {cut}.',
  'Nothing changes: {phrase}.': 'Nada cambia: {phrase.low}.',
  'The stone already lies that way.': 'La piedra ya está así.',
  'The stone is as long as wide: turning it shows nothing.':
    'La piedra es tan larga como ancha: girarla no se nota.',

  'The stones here are part of the form: ask for a stone in a setting in its place.':
    'Aquí las piedras son parte de la forma: pide en su lugar una piedra en un engaste.',
  'Flush settings are made on rings only so far: a bezel comes nearest.':
    'Los engastes al ras por ahora solo se hacen en anillos: lo más parecido es un bisel.',
  '{word} settings are made on rings only so far: a bezel comes nearest.':
    'Ese engaste («{word}») por ahora solo se hace en anillos: lo más parecido es un bisel.',
  'Pearls are drilled and sit on a peg: they need no other setting.':
    'Las perlas se perforan y van en una espiga: no necesitan otro engaste.',
  'The setting is already prongs.': 'El engaste ya es de garras.',
  'The setting is already a bezel.': 'El engaste ya es un bisel.',
  'The stones are already a cluster.': 'Las piedras ya forman un racimo.',
  'A cluster goes around a round or oval cut stone: ask for that cut first.':
    'Un racimo va alrededor de una piedra de talla redonda u oval: pide antes esa talla.',
  'There are no prongs here: ask for a prong setting first.':
    'Aquí no hay garras: pide antes un engaste de garras.',
  'The prongs are already so.': 'Las garras ya son así.',
  "The stone's outline keeps its prongs as they are.":
    'El contorno de la piedra mantiene las garras como están.',
  'Rows of small stones go along bangles, plates and frames: here a halo can surround the stone.':
    'Las filas de piedras pequeñas van en brazaletes, placas y marcos: aquí un halo puede rodear la piedra.',
  'This {piece} has no rows of small stones.': '{piece.este} no tiene{piece.n} filas de piedras pequeñas.',
  'There is no other arrangement of this {piece}: start a new design.':
    'No hay otra disposición para {piece.este}: empieza un diseño nuevo.',
  'Clips for ears that are not pierced cannot be made yet: hoops or huggies can.':
    'Todavía no hacemos clips para orejas sin perforar: sí argollas o huggies.',
  'A {piece} is not worn by a {fitting}.': '{piece.un} no se lleva{piece.n} con esa sujeción: {fitting}.',
  'They already have a {fitting}.': 'Ya tienen esa sujeción: {fitting}.',
  'Bare hoops have nothing else to wear: ask for a stone or a motif first, for example "add a pearl drop".':
    'Unas argollas lisas no llevan nada más: pide antes una piedra o un motivo, por ejemplo «agrega una perla colgante».',
  'There is no bail here: it hangs from its chain or fitting.':
    'Aquí no hay asa: cuelga de su cadena o de su sujeción.',
  'The bail is already {bail}.': 'El asa ya es así: {bail}.',
  'This {piece} has no hoop or bangle whose size could change.':
    '{piece.este} no tiene{piece.n} argolla ni brazalete que cambie de tamaño.',
  'Only a stiff bracelet can be opened to a cuff: start a new design and ask for one.':
    'Solo una pulsera rígida se puede abrir: empieza un diseño nuevo y pídela.',
  'It is already a cuff.': 'Ya es un brazalete abierto.',
  'It is already closed.': 'Ya está cerrado.',

  'This bracelet is a stiff bangle without a chain: start a new design and ask for a chain bracelet.':
    'Esta pulsera es un brazalete rígido sin cadena: empieza un diseño nuevo y pide una pulsera de cadena.',
  'This {piece} has no chain.': '{piece.este} no tiene{piece.n} cadena.',
  'There is a chain already.': 'Ya hay una cadena.',
  'Without its chain this is no {piece}: start a new design and ask for a pendant.':
    'Sin su cadena ya no sería {piece.un}: empieza un diseño nuevo y pide un colgante.',
  'The chain is already a {chain} chain.': 'La cadena ya es de ese tipo: {chain}.',
  'A {chain} chain is not made wider than this.': 'Una cadena {chain} no se hace más ancha que esta.',
  'A {chain} chain is not made finer than this.': 'Una cadena {chain} no se hace más fina que esta.',
  'The threads already have this length.': 'Los hilos ya tienen este largo.',
  'The chain is already {inches} long.': 'La cadena ya mide {inches}.',
  'The bangle already fits that wrist.': 'El brazalete ya le queda a esa muñeca.',
  'This {piece} has no clasp.': '{piece.este} no tiene{piece.n} cierre.',
  'The clasp is already a {clasp}.': 'El cierre ya es de ese tipo: {clasp}.',
  'Only a chain can have a tail.': 'Solo una cadena puede tener cola.',
  'There is no tail hanging.': 'No cuelga ninguna cola.',
  'A tail hangs from the ornament in the middle: ask for one first.':
    'Una cola cuelga del ornamento del centro: pide uno antes.',
  'The tail already has this length.': 'La cola ya tiene este largo.',

  'There is no ornament whose size could change.': 'No hay ornamento que cambie de tamaño.',
  'There is no drop here.': 'Aquí no hay colgante.',
  'There is no station here.': 'Aquí no hay estaciones.',
  'It already has this size.': 'Ya tiene este tamaño.',
  'It is already as large as {bearer} carries.': 'Ya es lo más grande que admite {bearer.un}.',
  'It is already as small as {bearer} carries.': 'Ya es lo más pequeño que admite {bearer.un}.',
  'The stones are already {gem}.': 'Las piedras ya son de {gem}.',
  'This {piece} has no such stones: ask for a halo, drops or a pavé border first.':
    '{piece.este} no tiene{piece.n} esas piedras: pide antes un halo, colgantes o un borde de pavé.',
  'This plate has no room for a stone: ask for a halo of small stones or a drop.':
    'En esta placa no cabe una piedra: pide un halo de piedras pequeñas o un colgante.',
  'This frame is too narrow for a stone: ask for a wider one.':
    'Este marco es demasiado angosto para una piedra: pide uno más ancho.',
  'Linked rings have no place for a single stone: ask for small stones along them.':
    'En los aros entrelazados no cabe una piedra sola: pide piedras pequeñas a lo largo de ellos.',
  'There is no single stone here whose cut could change.': 'Aquí no hay una piedra sola que cambie de talla.',
  'There is no single stone here: ask for another size of the piece.':
    'Aquí no hay una piedra sola: pide otro tamaño de la pieza.',
  'A rosette goes around a round or oval stone: ask for prongs first.':
    'Una roseta va alrededor de una piedra redonda u oval: pide antes garras.',
  'The stone is already as far as this piece carries it.':
    'La piedra ya llega hasta donde esta pieza la admite.',
  'Only single stones in a setting can be turned.': 'Solo se pueden girar piedras solas en un engaste.',
  'Turning shows nothing: the stone is round, or lies that way already.':
    'Girarla no se nota: la piedra es redonda, o ya está así.',
  'There are no drops here.': 'Aquí no hay colgantes.',
  'Nothing hangs from a {piece}: ask for another ornament on it.':
    'De {piece.un} no cuelga nada: pide otro ornamento.',
  'The stones together are already {carats}.': 'Las piedras juntas ya son {carats}.',
  'The stones are already as far as this piece carries them.':
    'Las piedras ya llegan hasta donde esta pieza las admite.',
  'There are no two main stones here that could change places.':
    'Aquí no hay dos piedras principales que puedan cambiar de lugar.',
  'Both stones are alike.': 'Las dos piedras son iguales.',
  'The face is already as far as a finger carries it.': 'La cara ya llega hasta donde un dedo la lleva.',
  'This figure is not drawn for the face of a signet: ask for another, or for initials.':
    'Esta figura no se dibuja en la cara de un sello: pide otra, o iniciales.',
  'That stone is not among those that are set here: say which of them should take its place.':
    'Esa piedra no está entre las que se engastan aquí: di cuál de ellas debe ir en su lugar.',
  'Waves would leave the front of this ring without a hold: ask for a band.':
    'Unas ondas dejarían sin apoyo el frente de este anillo: pide una alianza.',
  'A ring has one finish: its setting cannot have another than the band yet.':
    'Un anillo tiene un solo acabado: su engaste todavía no puede llevar otro que el aro.',
  'The face already bears this stone.': 'La cara ya lleva esta piedra.',
  'A line of stones has no front for that: start a new design.':
    'Una línea de piedras no tiene frente para eso: empieza un diseño nuevo.',
  'Nothing hangs from a line of stones: start a new design.':
    'De una línea de piedras no cuelga nada: empieza un diseño nuevo.',
  'A line is its stones: without them nothing is left of it.':
    'Una línea son sus piedras: sin ellas no queda nada.',
  'The stones of a line stand one against the other: ask for larger or smaller ones, or another length.':
    'Las piedras de una línea van una junto a otra: pide otras más grandes o más pequeñas, u otro largo.',
  'A set has its pieces from the start: start a new design and name all that should belong to it.':
    'Un conjunto tiene sus piezas desde el principio: empieza un diseño nuevo y nombra todas las que deben formarlo.',
  'Which of the pieces is meant cannot be told from these words: name it, or say his or hers.':
    'Con estas palabras no se sabe de qué pieza hablas: nómbrala, o di si es la de él o la de ella.',
  'The stones of a line are alike or follow one another: ask for every other or every third of them.':
    'Las piedras de una línea son iguales o se siguen por turnos: pide una de cada dos o una de cada tres.',
  'That chain is already a {chain} chain.': 'Esa cadena ya es de ese tipo: {chain}.',
  'A {chain} chain is not made otherwise than this.':
    'Una cadena {chain} no se hace de otro grosor que este.',
  'That chain is already {inches} long.': 'Esa cadena ya mide {inches}.',
  'Another chain is {inches} long and the two would lie on each other: ask for another length.':
    'Otra cadena mide {inches} y las dos quedarían una sobre otra: pide otro largo.',
  'There is nothing here that a stone could sit above: ask for a drop below it.':
    'Aquí no hay nada sobre lo que pueda ir una piedra: pide un colgante por debajo.',
  'Something sits above it already: say which stone that should be.':
    'Encima ya hay algo: di qué piedra debe ser.',
  'There is no back here that letters could be cut in: ask for a plate or a disc.':
    'Aquí no hay un reverso donde grabar letras: pide una placa o un disco.',
  'It already reads "{text}" on the back.': 'En el reverso ya dice «{text}».',
  'This figure has one depth, which goes with its size: ask for it larger or smaller.':
    'Esta figura tiene un solo relieve, que va con su tamaño: pídela más grande o más pequeña.',
  'It is already as deeply modelled as it can be made.':
    'Ya tiene el relieve más marcado que se puede hacer.',
  'It is already as flat as it can be made.': 'Ya es lo más plana que se puede hacer.',
  'A piece is made of four alloys at most: ask for one that it has already.':
    'Una pieza se hace con cuatro aleaciones como máximo: pide una que ya tenga.',
  'That charm is already so.': 'Ese dije ya es así.',
  'It already has milgrain along its edges.': 'Ya tiene milgrain en los bordes.',
  'There is no figure here.': 'Aquí no hay figura.',
  'That figure is not among what is shown here: say which should take the place of what is.':
    'Esa figura no está entre lo que aquí se muestra: di cuál debe ocupar el lugar de la que hay.',
  'There is no place beside the stones that are there: say which of them the others should take the place of.':
    'No hay lugar junto a las piedras que ya están: di de cuáles deben ocupar el lugar las otras.',
  'Enamel lies on metal here: it cannot be seen through.':
    'Aquí el esmalte va sobre metal: no deja pasar la luz.',
  'There is no chain here.': 'Aquí no hay cadena.',
  'There is no tassel here.': 'Aquí no hay borla.',
  'Nothing would be left to see: say what should take the place of the tassel.':
    'No quedaría nada que ver: di qué debe ocupar el lugar de la borla.',
  'The tassel is already of chains.': 'La borla ya es de cadenas.',
  'The tassel is already of {gems}.': 'La borla ya es de {gems}.',
  'How full a tassel is goes with its kind: ask for it longer or shorter, of chains or of beads.':
    'Lo tupida que es una borla depende de su clase: pídela más larga o más corta, de cadenas o de cuentas.',
  'Tassels are drawn from the start: begin a new design and ask for one, or for a drop here.':
    'Las borlas se dibujan desde el principio: empieza un diseño nuevo y pide una, o pide aquí un colgante.',
  'Clips are made for studs and drops: ask for one of those first.':
    'Los clips se hacen para aretes de botón y colgantes: pide antes uno de esos.',
  'They already have screw backs.': 'Ya tienen cierres de rosca.',
  'A border is as high as its band is wide and repeats as often as it fits: ask for a wider or a narrower band.':
    'Una cenefa es tan alta como ancho es su aro y se repite cuanto cabe: pide un aro más ancho o más angosto.',
  'This band has no room for it.': 'En este aro no cabe.',
  'There is no inlay in this band.': 'Este aro no tiene incrustación.',
  'The inlay is already as wide as the band holds it.':
    'La incrustación ya es lo más ancha que admite el aro.',
  'The inlay is already as narrow as the band holds it.':
    'La incrustación ya es lo más angosta que admite el aro.',
  'The inlay already goes so far: the palm stays whole, so that the ring can be sized.':
    'La incrustación ya llega hasta ahí: la palma queda entera para poder ajustar la talla del anillo.',
  'The inlay goes all around already.': 'La incrustación ya da toda la vuelta.',
  'The inlay is already of {inlaid}.': 'La incrustación ya es de {inlaid}.',
  'The inlay would be of the metal of its band.': 'La incrustación sería del mismo metal que su aro.',
  'A line of a second metal is laid into a plain band: ask for one first.':
    'Una línea de un segundo metal se incrusta en un aro liso: pide antes uno.',
  'A band of {mm} is too narrow for an inlay: {n} mm are needed.':
    'Un aro de {mm} es demasiado angosto para una incrustación: hacen falta {n} mm.',
  'Inlay is of opaque stones such as turquoise, onyx or opal: {gems} are set, not inlaid.':
    'La incrustación se hace con piedras opacas como la turquesa, el ónix o el ópalo: {gems.el} se engastan, no se incrustan.',
  'An inlay is laid into a band that nothing else stands on: ask for a plain band first.':
    'Una incrustación va en un aro que no lleva nada más: pide antes un aro liso.',
  'An inlay needs a whole band, closed and of one bar.':
    'Una incrustación necesita un aro entero, cerrado y de una sola barra.',
  'There is no pattern around this band.': 'Alrededor de este aro no hay dibujo.',
  'The border is already an {pattern}.': 'La cenefa ya es {pattern}.',
  'The border is already a {pattern}.': 'La cenefa ya es {pattern}.',
  'The band has no room for a border: ask for a plain band first.':
    'En el aro no cabe una cenefa: pide antes un aro liso.',
  'This band is no twig.': 'Este aro no es una rama.',
  'The band is a twig already.': 'El aro ya es una rama.',
  'A twig needs a band that nothing else is worked into: ask for a plain band first.':
    'Una rama pide un aro sin nada más labrado en él: pide antes un aro liso.',
  'Bark is the surface of a twig: ask for a smooth band first.':
    'La corteza es la superficie de una rama: pide antes un aro liso.',
  'There are already {n}.': 'Ya hay {n}.',
  'There are already {n} stones.': 'Ya hay {n} piedras.',
  'There are already {n} stones around the middle.': 'Ya hay {n} piedras alrededor del centro.',
  'There is one {gem} here: ask for drops beside it, or start a new design with several {gems}.':
    'Aquí hay {gem.un}: pide colgantes al lado, o empieza un diseño nuevo con vari{gems.o} {gems}.',
  'There is one ornament here: ask for drops beside it, or start a new design with several stones.':
    'Aquí hay un ornamento: pide colgantes al lado, o empieza un diseño nuevo con varias piedras.',
  'Small stones at the corners alone are not made here: a halo goes all around a stone, and side stones stand beside it.':
    'Aquí no se hacen piedras pequeñas solo en las esquinas: un halo rodea toda la piedra, y las laterales van a su lado.',
  'Nothing here is {colour}: say which stone should come instead.':
    'Aquí no hay nada de color {colour}: di qué piedra debe venir en su lugar.',
  'Nothing else of it has a colour.': 'Nada más tiene color.',
  'Metals change places where there are two of them: say which part should be of which.':
    'Los metales cambian de lugar donde hay dos: di qué parte debe ser de cuál.',
  'Not every part can be made of {metal}: say which part should be of which metal.':
    'No todas las partes pueden ser de {metal}: di qué parte debe ser de qué metal.',
  'A charm that is modelled all over has no flat face for letters: ask for them on a disc among the charms.':
    'Un dije modelado por entero no tiene cara plana para letras: pídelas en un disco entre los dijes.',
  'There is no row here with one stone in its middle.':
    'Aquí no hay ninguna fila con una piedra en el centro.',
  'A ring is worn either way round: turned about on the finger, it shows this the other way.':
    'Un anillo se lleva de los dos lados: girado en el dedo, lo muestra al revés.',
  'What is shown here is the same from left to right: mirrored it would look as it does.':
    'Lo que se muestra aquí es igual de izquierda a derecha: en espejo se vería como está.',
  'There is no stone here in a setting of its own whose point could show the other way.':
    'Aquí no hay ninguna piedra en su propio engaste cuya punta pudiera mirar hacia el otro lado.',
  'Figures do not go around a stone or another figure yet: a halo of small stones does, or ask for them in the place of what is shown.':
    'Las figuras todavía no rodean una piedra ni otra figura: un halo de piedras pequeñas sí, o pídelas en lugar de lo que se muestra.',
  'The point shows that way already.': 'La punta ya mira hacia ahí.',
  'A border goes around a band: there is none here.': 'Una cenefa rodea un aro: aquí no hay ninguno.',
};
