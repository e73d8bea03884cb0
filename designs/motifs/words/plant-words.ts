/** Plants: de | en | es | fr | it | nl; what else it is called behind a comma. */
export const plantWords = {
  flower:
    'Blume, Blumen, Blüte, Blüten, floral | flower, flowers, floral | flor, flores, floral | fleur, fleurs, floral | fiore, fiori, floreale | bloem, bloemen, gebloemd',
  leaf: 'Blätter, Blatt, Laub, Zweig, Zweige, Grün | leaves, leaf, foliage, greenery | hojas, hoja, ramas | feuilles, feuillage, branches | foglie, foglia, rami | bladeren, blad, takjes',
  grass:
    'Gräser, Gras, Trockenblumen | grasses, grass, dried flowers | hierbas, flores secas | herbes, graminées, fleurs séchées | erbe, fiori secchi | grassen, gras, droogbloemen',
  eucalyptus: 'Eukalyptus | eucalyptus | eucalipto | eucalyptus | eucalipto | eucalyptus',
  laurel: 'Lorbeer | laurel, bay | laurel | laurier | alloro, lauro | laurier',
  ruscus: 'Ruskus, Mäusedorn | ruscus | rusco | fragon, ruscus | rusco, pungitopo | ruscus',
  willow: 'Weide, Weidenzweig | willow | sauce | saule | salice | wilg',
  rosemary:
    'Rosmarin, Kräuter | rosemary, herbs | romero, hierbas aromáticas | romarin, herbes aromatiques | rosmarino, erbe aromatiche | rozemarijn, kruiden',
  beech: 'Buche | beech | haya | hêtre | faggio | beuk',
  sage: 'Salbei, Kräuter | sage, herbs | salvia | sauge | salvia | salie',
  olive:
    'Olive, Olivenzweig, Ölzweig, mediterran | olive, olive branch, mediterranean | olivo, rama de olivo, mediterráneo | olivier, olive, méditerranéen | ulivo, olivo, mediterraneo | olijf, olijftak, mediterraan',
  monstera:
    'Monstera, Dschungel, tropisch | monstera, jungle, tropical | monstera, selva, tropical | monstera, jungle, tropical | monstera, giungla, tropicale | monstera, jungle, tropisch',
  palm: 'Palme, Palmwedel, Dschungel, tropisch | palm, palm leaf, jungle, tropical | palma, palmera, selva, tropical | palmier, palme, jungle, tropical | palma, giungla, tropicale | palm, palmblad, jungle, tropisch',
  'fan-palm':
    'Fächerpalme, Boho | fan palm, boho | palmito, boho | palmier éventail, bohème | palma a ventaglio, boho | waaierpalm, boho',
  maple:
    'Ahorn, Herbst | maple, autumn, fall | arce, otoño | érable, automne | acero, autunno | esdoorn, herfst',
  oak: 'Eiche, Eichenlaub | oak | roble | chêne | quercia | eik',
  ivy: 'Efeu | ivy | hiedra | lierre | edera | klimop',
  fern: 'Farn | fern | helecho | fougère | felce | varen',
  wheat:
    'Weizen, Ähre, Korn, Getreide | wheat, ear of wheat, corn | trigo, espiga | blé, épi | grano, spiga | tarwe, korenaar',
  pampas:
    'Pampasgras, Boho | pampas grass, boho | hierba de la pampa, boho | herbe de la pampa, bohème | erba della pampa, boho | pampasgras, boho',
  'bunny-tail':
    'Hasenschwanzgras, Samtgras | bunny tail grass | cola de conejo | queue de lièvre, lagurus | coda di lepre | hazenstaart',
  blades:
    'Halme, Wiese | blades of grass, meadow | pradera | brins d’herbe, prairie | fili d’erba, prato | grassprieten, weide',
  oat: 'Hafer | oat, oats | avena | avoine | avena | haver',
  fir: 'Tanne, Tannenzweig | fir, fir branch | abeto | sapin | abete | spar, dennentak',
  pine: 'Kiefer, Zapfen | pine, pine cone | pino, piña | pin, pomme de pin | pino, pigna | den, dennenappel',
  holly: 'Stechpalme, Ilex | holly | acebo | houx | agrifoglio | hulst',
  mistletoe: 'Mistel, Mistelzweig | mistletoe | muérdago | gui | vischio | maretak, mistletoe',
  berries: 'Beeren | berries | bayas | baies | bacche | bessen',
  magnolia: 'Magnolie | magnolia | magnolia | magnolia | magnolia | magnolia',
  cherry:
    'Kirschblüte, Kirschblüten, Kirschzweig | cherry blossom | flor de cerezo, cerezo | fleur de cerisier, cerisier | fiori di ciliegio, ciliegio | kersenbloesem',
  snowdrop: 'Schneeglöckchen | snowdrop | campanilla de invierno | perce-neige | bucaneve | sneeuwklokje',
  'lily-of-the-valley':
    'Maiglöckchen | lily of the valley | lirio de los valles, muguete | muguet | mughetto | lelietje-van-dalen',
  tulip:
    'Tulpe, Tulpen | tulip, tulips | tulipán, tulipanes | tulipe, tulipes | tulipano, tulipani | tulp, tulpen',
  calla: 'Calla | calla lily | cala | arum, calla | calla | calla, aronskelk',
  iris: 'Iris, Schwertlilie | iris | iris, lirio | iris | iris | iris',
  lavender:
    'Lavendel, Provence | lavender, provence | lavanda, provenza | lavande, provence | lavanda, provenza | lavendel, provence',
  dandelion:
    'Pusteblume, Löwenzahn | dandelion | diente de león | pissenlit | soffione, dente di leone | paardenbloem, pluisje',
  gypsophila:
    'Schleierkraut | gypsophila, baby’s breath | gypsophila, paniculata | gypsophile | gypsophila, velo da sposa | gipskruid',
  cotton: 'Baumwolle, Baumwollzweig | cotton | algodón | coton, fleur de coton | cotone | katoen',
  poppy:
    'Mohn, Mohnblume, Klatschmohn | poppy, poppies | amapola, amapolas | coquelicot, pavot | papavero, papaveri | klaproos, papaver',
  cosmos: 'Cosmea, Schmuckkörbchen | cosmos | cosmos | cosmos | cosmea | cosmea',
  daisy:
    'Kamille, Margerite, Gänseblümchen | daisy, camomile | margarita, manzanilla | marguerite, camomille, pâquerette | margherita, camomilla | madeliefje, kamille, margriet',
  cornflower: 'Kornblume | cornflower | aciano | bleuet | fiordaliso | korenbloem',
  sunflower: 'Sonnenblume | sunflower | girasol | tournesol | girasole | zonnebloem',
  anemone: 'Anemone | anemone | anémona | anémone | anemone | anemoon',
  rose: 'Rose, Rosen | rose, roses | rosa, rosas | rose, roses | rosa, rose | roos, rozen',
  ranunculus: 'Ranunkel | ranunculus | ranúnculo | renoncule | ranuncolo | ranonkel',
  dahlia: 'Dahlie, Dahlien | dahlia | dalia | dahlia | dalia | dahlia',
  peony: 'Pfingstrose, Päonie | peony, peonies | peonía | pivoine | peonia | pioenroos, pioen',
  'wild-rose':
    'Wildrose, Heckenrose | wild rose, dog rose | rosa silvestre | églantine | rosa selvatica, rosa canina | wilde roos, hondsroos',
  blossom:
    'Frühlingsblüte, Obstblüte | blossom | flor de primavera | fleur de printemps | fiorellino | bloesem',
  lily: 'Lilie | lily | azucena, lirio | lys, lis | giglio | lelie',
  hydrangea: 'Hortensie | hydrangea | hortensia | hortensia | ortensia | hortensia',
  poinsettia:
    'Weihnachtsstern, Adventsstern | poinsettia | flor de Pascua, poinsettia | poinsettia, étoile de Noël | stella di Natale | kerstster',
  meadow:
    'Wiese, Wiesenblumen, Feldblumen | meadow, wildflowers | pradera, flores silvestres | prairie, fleurs des champs | prato, fiori di campo | weide, veldbloemen',
} as const satisfies Readonly<Record<string, string>>;
