import { type Day, weekdayBefore, weekdayOf } from '../../../compositions/calendar/german-dates.ts';
import { daysAfter, easterOf } from '../easter.ts';
import { churchesOf, couplesOf, listOf, type People, placesOf, twoDigits } from './people.ts';

const weekdays = listOf('Lundi|Mardi|Mercredi|Jeudi|Vendredi|Samedi|Dimanche');
const months = listOf('janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre');
const longDate = ({ year, month, day }: Day) =>
  `${day === 1 ? '1er' : day} ${months[month - 1] ?? ''} ${year}`;

/** The last Sunday of May, unless that is Whitsun. */
function frenchMothersDay(year: number): Day {
  const last = weekdayBefore({ year, month: 5, day: 31 }, 6);
  const whitsun = daysAfter(easterOf(year), 49);
  return whitsun.month === 5 && whitsun.day === last.day ? daysAfter(last, 7) : last;
}

export const fr: People = {
  couples:
    couplesOf(`Camille Julien|Léa Thomas|Manon Antoine|Chloé Nicolas|Juliette Hugo|Margaux Paul|Louise Arthur|
Inès Maxime|Alice Gabriel|Pauline Romain|Mathilde Étienne|Sarah Alexandre|Clémence Baptiste|Agathe Victor|Élise Simon|
Charlotte Guillaume|Marion Florian|Zoé Raphaël|Lucie Benoît|Apolline Louis|Capucine Jules|Noémie Quentin|Héloïse Martin|
Victoire Adrien|Jeanne Théo|Solène Damien|Anaïs Loïc|Éléonore Augustin|Céline Mathieu|Valentine Oscar`),
  families:
    listOf(`Martin|Bernard|Laurent|Girard|Moreau|Fournier|Mercier|Lambert|Fontaine|Rousseau|Chevalier|Gauthier|
Perrin|Morel|Garnier|Faure|Blanchard|Vasseur|Delmas|Carpentier|Marchand|Renaud`),
  girls: listOf(
    'Jade|Louise|Alba|Ambre|Emma|Rose|Alice|Romy|Anna|Lina|Léna|Mia|Julia|Chloé|Iris|Agathe|Margot|Suzanne',
  ),
  boys: listOf(
    'Gabriel|Raphaël|Léo|Louis|Maël|Noah|Jules|Arthur|Adam|Lucas|Sacha|Gabin|Eden|Hugo|Marius|Côme|Nino',
  ),
  grown:
    listOf(`Philippe|Isabelle|Laurent|Nathalie|Christophe|Sandrine|Stéphane|Valérie|Olivier|Sylvie|Pascal|
Catherine|Thierry|Véronique|Frédéric|Corinne|Bruno|Florence|Vincent`),
  old: listOf(
    `Jeannine|Marcel|Simone|René|Madeleine|Raymond|Yvette|André|Denise|Lucien|Monique|Georges|Paulette`,
  ),
  places:
    placesOf(`Château de Lourmarin;Lourmarin;au château de Lourmarin|Domaine des Tilleuls;Gordes;au domaine des Tilleuls|
Abbaye de Reigny;Vermenton;à l’abbaye de Reigny|Moulin de la Roche;Guérande;au moulin de la Roche|
Manoir de Kerlan;Vannes;au manoir de Kerlan|Mas des Oliviers;Uzès;au mas des Oliviers|
Clos Saint-Vincent;Beaune;au clos Saint-Vincent|Villa les Pins;Arcachon;à la villa les Pins|
Ferme du Vieux Puits;Giverny;à la ferme du Vieux Puits|Orangerie du Parc;Versailles;à l’orangerie du Parc|
Grange de Meslay;Tours;à la grange de Meslay|Bastide Sainte-Anne;Aix-en-Provence;à la bastide Sainte-Anne|
Chalet du Lac;Annecy;au chalet du Lac|Domaine de la Dune;Biarritz;au domaine de la Dune`),
  churches: churchesOf(`Église Saint-Martin;à l’église Saint-Martin|Église Sainte-Anne;à l’église Sainte-Anne|
Chapelle Notre-Dame;à la chapelle Notre-Dame|Église Saint-Georges;à l’église Saint-Georges|
Église Saint-Nicolas;à l’église Saint-Nicolas|Collégiale Saint-Jean;à la collégiale Saint-Jean|
Église Saint-Pierre;à l’église Saint-Pierre|Chapelle Sainte-Claire;à la chapelle Sainte-Claire|
Église du Sacré-Cœur;à l’église du Sacré-Cœur`),
  streets: listOf(
    '7 rue des Tilleuls|12 rue du Jardin|3 chemin des Vignes|24 allée des Marronniers|9 quai du Lac|5 rue du Moulin|16 impasse des Roses',
  ),
  towns: listOf(
    '69002 Lyon|33000 Bordeaux|44000 Nantes|31000 Toulouse|59800 Lille|67000 Strasbourg|35000 Rennes',
  ),
  companies: listOf(`Moreau & Associés|Atelier Fontaine|Manufacture Garnier|Cabinet Lambert|Maison Mercier|
Garage Perrin|Cabinet médical Girard|Menuiserie Faure|Fiduciaire Renaud`),
  ages: { 3: 'trois', 4: 'quatre', 5: 'cinq', 6: 'six', 7: 'sept', 8: 'huit', 9: 'neuf' },
  feasts: { muttertag: frenchMothersDay, vatertag: (year) => weekdayBefore({ year, month: 6, day: 21 }, 6) },
  weekdays,
  months,
  longDate,
  fullDate: (day) => `${weekdays[weekdayOf(day)] ?? ''} ${longDate(day)}`,
  shortDate: ({ year, month, day }) => `${twoDigits(day)}/${twoDigits(month)}/${year}`,
  hour: (hour, minute) => (minute === 0 ? `${hour} h` : `${hour} h ${twoDigits(minute)}`),
};
