import { type Day, weekdayOf } from '../../../compositions/calendar/german-dates.ts';
import { churchesOf, couplesOf, listOf, type People, placesOf, twoDigits } from './people.ts';

const weekdays = listOf('Lunedì|Martedì|Mercoledì|Giovedì|Venerdì|Sabato|Domenica');
const months = listOf(
  'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre',
);
const longDate = ({ year, month, day }: Day) =>
  `${day === 1 ? '1°' : day} ${months[month - 1] ?? ''} ${year}`;

export const it: People = {
  couples: couplesOf(`Giulia Marco|Chiara Luca|Francesca Matteo|Martina Andrea|Sofia Lorenzo|Elena Davide|
Alessia Francesco|Valentina Simone|Beatrice Tommaso|Camilla Edoardo|Silvia Stefano|Ilaria Federico|Anna Pietro|
Giorgia Riccardo|Eleonora Gabriele|Arianna Nicola|Caterina Giacomo|Serena Alessandro|Laura Michele|Margherita Filippo|
Irene Emanuele|Bianca Leonardo|Viola Jacopo|Benedetta Giovanni|Noemi Daniele|Lucia Antonio|Ludovica Samuele|
Rebecca Diego|Marta Alberto|Aurora Enrico`),
  families:
    listOf(`Rossi|Bianchi|Romano|Colombo|Ricci|Marino|Greco|Bruno|Gallo|Conti|De Luca|Costa|Giordano|Mancini|
Rizzo|Lombardi|Moretti|Barbieri|Fontana|Santoro|Mariani|Rinaldi`),
  girls: listOf(
    'Sofia|Aurora|Giulia|Ginevra|Vittoria|Beatrice|Alice|Ludovica|Emma|Matilde|Anna|Camilla|Chiara|Bianca|Nicole|Viola|Greta|Mia',
  ),
  boys: listOf(
    'Leonardo|Edoardo|Tommaso|Francesco|Alessandro|Mattia|Lorenzo|Gabriele|Andrea|Riccardo|Diego|Nicolò|Pietro|Filippo|Elia|Giacomo|Leo',
  ),
  grown:
    listOf(`Roberto|Paola|Massimo|Cristina|Fabio|Monica|Claudio|Patrizia|Giorgio|Barbara|Sergio|Daniela|Maurizio|
Antonella|Paolo|Raffaella|Carlo|Simona|Mario`),
  old: listOf(
    `Maria|Giuseppe|Rosa|Antonio|Teresa|Luigi|Angela|Pietro|Lucia|Salvatore|Carmela|Vincenzo|Assunta`,
  ),
  places:
    placesOf(`Villa Aurelia;Frascati;a Villa Aurelia|Castello di Vincigliata;Fiesole;al Castello di Vincigliata|
Masseria San Martino;Ostuni;alla Masseria San Martino|Borgo dei Cipressi;San Gimignano;al Borgo dei Cipressi|
Tenuta La Quercia;Montalcino;alla Tenuta La Quercia|Villa del Lago;Bellagio;a Villa del Lago|
Antico Mulino;Spello;all’Antico Mulino|Palazzo Contarini;Treviso;a Palazzo Contarini|
Casale delle Rose;Orvieto;al Casale delle Rose|Limonaia del Parco;Lucca;alla Limonaia del Parco|
Cascina Bellavista;Alba;alla Cascina Bellavista|Convento dell’Olmo;Assisi;al Convento dell’Olmo|
Terrazza sul Mare;Ravello;alla Terrazza sul Mare|Baita Alpina;Cortina d’Ampezzo;alla Baita Alpina`),
  churches:
    churchesOf(`Chiesa di San Giorgio;nella chiesa di San Giorgio|Chiesa di Santa Maria;nella chiesa di Santa Maria|
Chiesa di San Martino;nella chiesa di San Martino|Basilica di Sant’Anna;nella basilica di Sant’Anna|
Chiesa di San Nicola;nella chiesa di San Nicola|Pieve di San Giovanni;nella pieve di San Giovanni|
Chiesa della Trinità;nella chiesa della Trinità|Chiesa di Santa Chiara;nella chiesa di Santa Chiara|
Chiesa di San Francesco;nella chiesa di San Francesco`),
  streets: listOf(
    'Via dei Tigli 7|Via del Giardino 12|Via Belvedere 3|Viale dei Castagni 24|Lungolago 9|Vicolo del Mulino 5|Via delle Rose 16',
  ),
  towns: listOf('20121 Milano|50122 Firenze|40121 Bologna|37121 Verona|10121 Torino|35122 Padova|00184 Roma'),
  companies: listOf(`Studio Moretti|Architetti Conti|Bottega Barbieri|Studio legale Romano|Atelier Fontana|
Autofficina Colombo|Studio medico Ricci|Falegnameria Gallo|Studio Mancini`),
  ages: { 3: 'tre', 4: 'quattro', 5: 'cinque', 6: 'sei', 7: 'sette', 8: 'otto', 9: 'nove' },
  feasts: { vatertag: (year) => ({ year, month: 3, day: 19 }) },
  weekdays,
  months,
  longDate,
  fullDate: (day) => `${weekdays[weekdayOf(day)] ?? ''} ${longDate(day)}`,
  shortDate: ({ year, month, day }) => `${twoDigits(day)}/${twoDigits(month)}/${year}`,
  hour: (hour, minute) => (minute === 0 ? `ore ${hour}` : `ore ${hour}.${twoDigits(minute)}`),
};
