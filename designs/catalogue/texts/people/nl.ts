import { type Day, weekdayBefore, weekdayOf } from '../../../compositions/calendar/german-dates.ts';
import { churchesOf, couplesOf, listOf, type People, placesOf, twoDigits } from './people.ts';

const weekdays = listOf('Maandag|Dinsdag|Woensdag|Donderdag|Vrijdag|Zaterdag|Zondag');
const months = listOf(
  'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december',
);
const longDate = ({ year, month, day }: Day) => `${day} ${months[month - 1] ?? ''} ${year}`;

export const nl: People = {
  couples:
    couplesOf(`Sanne Daan|Lotte Thijs|Emma Bram|Anouk Jeroen|Fleur Lars|Iris Sander|Eva Ruben|Julia Tim|
Sophie Jasper|Femke Stijn|Maud Koen|Roos Pieter|Lisa Niels|Charlotte Floris|Marit Joost|Floor Bas|Nienke Wouter|
Tess Luuk|Esmee Mark|Noor Willem|Laura Jelle|Isa Gijs|Merel Sven|Elise Hugo|Myrthe Rik|Liv Tobias|Kim Robin|Amber Max|
Hanna Teun|Renske Martijn`),
  families:
    listOf(`de Vries|Jansen|Bakker|Visser|Smit|Meijer|de Boer|Mulder|Bos|Vos|Peters|Hendriks|van Leeuwen|Dekker|
Brouwer|de Wit|Dijkstra|Kramer|van Dam|Schouten|Prins|Blom`),
  girls: listOf(
    'Emma|Julia|Mila|Sophie|Olivia|Yara|Saar|Nora|Tess|Noor|Milou|Evi|Fleur|Lotte|Zoë|Roos|Sofie|Liv',
  ),
  boys: listOf('Noah|Luca|Lucas|Sem|Finn|Daan|James|Levi|Mees|Milan|Bram|Liam|Guus|Teun|Gijs|Siem|Jesse'),
  grown:
    listOf(`Erik|Marianne|Peter|Ingrid|Marcel|Astrid|Frank|Karin|Rob|Esther|Hans|Jolanda|Ronald|Monique|Paul|
Annemarie|Edwin|Wilma|Ton`),
  old: listOf(`Cornelia|Johannes|Wilhelmina|Hendrik|Riet|Gerrit|Truus|Willem|Annie|Pieter|Corrie|Jan|Greet`),
  places:
    placesOf(`Kasteel de Haar;Haarzuilens;in Kasteel de Haar|Landgoed De Linde;Vorden;op Landgoed De Linde|
De Oude Molen;Giethoorn;in De Oude Molen|Hoeve Zonnehof;Valkenburg;in Hoeve Zonnehof|
Buitenplaats Vechtzicht;Breukelen;op Buitenplaats Vechtzicht|De Oranjerie;Elswout;in De Oranjerie|
Villa aan het Meer;Loosdrecht;in Villa aan het Meer|Landhuis De Beuken;Baarn;in Landhuis De Beuken|
Kloosterhotel Sint-Jan;Maastricht;in Kloosterhotel Sint-Jan|De Kas;Utrecht;in De Kas|
Strandpaviljoen Zilt;Bergen aan Zee;in Strandpaviljoen Zilt|Hoeve Rozendaal;Delft;in Hoeve Rozendaal|
Pakhuis aan de Haven;Hoorn;in Pakhuis aan de Haven|Boerderij Veldzicht;Zutphen;op Boerderij Veldzicht`),
  churches: churchesOf(`Sint-Joriskerk;in de Sint-Joriskerk|Sint-Maartenskerk;in de Sint-Maartenskerk|
Mariakerk;in de Mariakerk|Nicolaaskerk;in de Nicolaaskerk|Grote Kerk;in de Grote Kerk|Dorpskerk;in de Dorpskerk|
Sint-Janskerk;in de Sint-Janskerk|Kloosterkerk;in de Kloosterkerk|Pieterskerk;in de Pieterskerk`),
  streets: listOf(
    'Lindelaan 7|Tuinstraat 12|Zonneweg 3|Kastanjelaan 24|Meerkade 9|Molenstraat 5|Rozenlaan 16',
  ),
  towns: listOf(
    '1012 AB Amsterdam|3511 CE Utrecht|2312 GB Leiden|5211 KL Den Bosch|9711 LM Groningen|6211 HR Maastricht|2011 TC Haarlem',
  ),
  companies: listOf(`Bakker & Partners|Visser Architecten|Atelier Mulder|Advocatenkantoor Smit|Studio Vos|
Autobedrijf Meijer|Praktijk Brouwer|Timmerbedrijf Bos|Administratiekantoor Blom`),
  ages: { 3: 'drie', 4: 'vier', 5: 'vijf', 6: 'zes', 7: 'zeven', 8: 'acht', 9: 'negen' },
  feasts: { vatertag: (year) => weekdayBefore({ year, month: 6, day: 21 }, 6) },
  weekdays,
  months,
  longDate,
  fullDate: (day) => `${weekdays[weekdayOf(day)] ?? ''} ${longDate(day)}`,
  shortDate: ({ year, month, day }) => `${twoDigits(day)}-${twoDigits(month)}-${year}`,
  hour: (hour, minute) => (minute === 0 ? `${hour} uur` : `${hour}.${twoDigits(minute)} uur`),
};
