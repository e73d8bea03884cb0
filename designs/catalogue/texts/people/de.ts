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
  places: placesOf(`Schloss Seefeld;Seefeld;auf Schloss Seefeld|Gut Sonnenhausen;Glonn;auf Gut Sonnenhausen|
Kloster Andechs;Andechs;im Kloster Andechs|Weingut am Kirchberg;Deidesheim;im Weingut am Kirchberg|
Alte Mühle;Wasserburg;in der Alten Mühle|Hofgut Lindenau;Freising;im Hofgut Lindenau|
Villa am See;Tegernsee;in der Villa am See|Burg Falkenstein;Pfronten;auf Burg Falkenstein|
Landhaus Birkenhain;Prien;im Landhaus Birkenhain|Orangerie im Park;Ludwigsburg;in der Orangerie im Park|
Gutshof Rosenthal;Potsdam;im Gutshof Rosenthal|Kelterhaus;Würzburg;im Kelterhaus|
Alte Gärtnerei;Taufkirchen;in der Alten Gärtnerei|Waldschlössl;Bad Tölz;im Waldschlössl|
Speicher am Hafen;Hamburg;im Speicher am Hafen|Berghof Almblick;Garmisch;im Berghof Almblick`),
  churches: churchesOf(`St. Georg;in St. Georg|St. Martin;in St. Martin|
Pfarrkirche St. Anna;in der Pfarrkirche St. Anna|Marienkirche;in der Marienkirche|St. Nikolaus;in St. Nikolaus|
Christuskirche;in der Christuskirche|St. Johannes;in St. Johannes|Klosterkirche;in der Klosterkirche|
Schlosskapelle;in der Schlosskapelle|Dreifaltigkeitskirche;in der Dreifaltigkeitskirche|St. Ursula;in St. Ursula`),
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
