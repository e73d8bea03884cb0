import {
  fullDate,
  longDate,
  monthNames,
  shortDate,
  weekdayNames,
} from '../../../compositions/calendar/german-dates.ts';
import { churchesOf, couplesOf, listOf, type People, placesOf, twoDigits } from './people.ts';

export const de: People = {
  couples:
    couplesOf(`Anna Paul|Clara Jonas|Lena Maximilian|Sophie David|Marie Felix|Johanna Lukas|Theresa Simon|
Emilia Noah|Katharina Florian|Laura Tobias|Mia Benjamin|Charlotte Henri|Franziska Moritz|Julia Sebastian|Helena Vincent|
Nora Elias|Magdalena Korbinian|Carolin Philipp|Ida Leonard|Luisa Matthias|Paula Anton|Isabel Raphael|Hannah Jakob|
Greta Linus|Amelie Konstantin|Miriam Daniel|Eva Johannes|Antonia Valentin|Leonie Fabian|Rosa Emil|Lisa Stefan|
Viktoria Alexander|Thea Oskar|Elisa Niklas|Frieda Carl|Valerie Julius|Mathilda August|Sarah Christian|Pia Dominik|
Alina Marlon|Olivia Kilian`),
  families: listOf(`Seidel|Brandt|Lindner|Hofmann|Keller|Winkler|Bergmann|Vogt|Albrecht|Sommer|Ziegler|Krämer|
Lorenz|Haas|Engel|Busch|Kuhn|Jansen|Pohl|Thiel|Sauer|Arnold|Wolff|Pfeiffer|Reuter|Ebert|Hartmann|Fink|Rieger`),
  girls: listOf(
    'Emma|Mila|Ella|Lina|Ida|Frieda|Leni|Clara|Marlene|Juna|Lotta|Thea|Romy|Elisa|Malia|Nele|Ronja|Amelie',
  ),
  boys: listOf('Leo|Emil|Paul|Theo|Noah|Jakob|Anton|Oskar|Levi|Mats|Ben|Carlo|Linus|Matteo|Finn|Henry|Lio'),
  grown:
    listOf(`Martin|Sabine|Thomas|Claudia|Andreas|Birgit|Stefan|Monika|Michael|Petra|Wolfgang|Renate|Peter|
Gabi|Jürgen|Heike|Klaus|Ulrike|Robert`),
  old: listOf(`Elisabeth|Heinrich|Maria|Johann|Hildegard|Georg|Anneliese|Wilhelm|Irmgard|Karl|Rosemarie|Friedrich|
Gertrud`),
  places: placesOf(`Schloss Seefeld;Seefeld|Gut Sonnenhausen;Glonn|Kloster Andechs;Andechs|
Weingut am Kirchberg;Deidesheim|Alte Mühle;Wasserburg|Hofgut Lindenau;Freising|Villa am See;Tegernsee|
Burg Falkenstein;Pfronten|Landhaus Birkenhain;Prien|Orangerie im Park;Ludwigsburg|Gutshof Rosenthal;Potsdam|
Kelterhaus;Würzburg|Alte Gärtnerei;Taufkirchen|Waldschlössl;Bad Tölz|Speicher am Hafen;Hamburg|
Berghof Almblick;Garmisch`),
  churches: churchesOf(`St. Georg|St. Martin|Pfarrkirche St. Anna|Marienkirche|St. Nikolaus|Christuskirche|
St. Johannes|Klosterkirche|Schlosskapelle|Dreifaltigkeitskirche|St. Ursula`),
  streets: listOf(
    'Lindenweg 7|Gartenstraße 12|Am Sonnenhang 3|Kastanienallee 24|Seestraße 9|Mühlgasse 5|Rosenweg 16',
  ),
  towns: listOf(
    '80331 München|50667 Köln|79098 Freiburg|04109 Leipzig|20095 Hamburg|90402 Nürnberg|70173 Stuttgart',
  ),
  companies: listOf(`Hofmann & Partner|Lindner Architekten|Manufaktur Vogt|Kanzlei Brandt|Atelier Winkler|
Autohaus Sommer|Praxis Dr. Keller|Holzbau Rieger|Steuerbüro Arnold`),
  ages: {
    3: 'drei',
    4: 'vier',
    5: 'fünf',
    6: 'sechs',
    7: 'sieben',
    8: 'acht',
    9: 'neun',
  },
  feasts: {},
  weekdays: weekdayNames,
  months: monthNames,
  longDate,
  fullDate,
  shortDate: (day) => shortDate(day),
  hour: (hour, minute) => (minute === 0 ? `${hour} Uhr` : `${hour}.${twoDigits(minute)} Uhr`),
};
