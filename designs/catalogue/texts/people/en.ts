import { type Day, weekdayBefore, weekdayOf } from '../../../compositions/calendar/german-dates.ts';
import { daysAfter, easterOf } from '../easter.ts';
import { churchesOf, couplesOf, listOf, type People, placesOf, twoDigits } from './people.ts';

const weekdays = listOf('Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday');
const months = listOf(
  'January|February|March|April|May|June|July|August|September|October|November|December',
);
const longDate = ({ year, month, day }: Day) => `${day} ${months[month - 1] ?? ''} ${year}`;

export const en: People = {
  couples:
    couplesOf(`Emily James|Sophie Oliver|Charlotte Henry|Grace William|Amelia Thomas|Alice Edward|Lucy George|
Hannah Daniel|Olivia Samuel|Eleanor Jack|Jessica Matthew|Rose Harry|Isabelle Benjamin|Megan Rhys|Imogen Freddie|
Georgia Luke|Florence Arthur|Katherine Alexander|Phoebe Theo|Harriet Joshua|Beatrice Hugo|Rebecca Adam|Poppy Toby|
Clara Joseph|Victoria Andrew|Abigail Max|Matilda Felix|Zoe Callum|Ella Rory|Martha Leo`),
  families:
    listOf(`Bennett|Harrison|Cooper|Turner|Marshall|Fletcher|Dawson|Hughes|Palmer|Wood|Ellis|Chapman|Webster|
Barnes|Holland|Porter|Reeves|Lawson|Whitfield|Ashton|Carter|Grant`),
  girls: listOf(
    'Olivia|Amelia|Isla|Ava|Ivy|Freya|Lily|Florence|Mia|Willow|Rosie|Sophia|Isabella|Grace|Daisy|Evie|Poppy|Ada',
  ),
  boys: listOf(
    'Noah|Oliver|George|Arthur|Leo|Harry|Oscar|Archie|Henry|Theo|Freddie|Jack|Charlie|Alfie|Luca|Finley|Albie',
  ),
  grown:
    listOf(`David|Karen|Andrew|Helen|Stephen|Alison|Mark|Sarah|Simon|Julie|Richard|Nicola|Peter|Tracey|Neil|
Joanne|Graham|Fiona|Robert`),
  old: listOf(
    `Margaret|Arthur|Dorothy|Stanley|Joan|Ronald|Barbara|Kenneth|Sheila|Albert|Jean|Frederick|Mavis`,
  ),
  places: placesOf(`Thornbury Manor;Thornbury;at Thornbury Manor|The Old Mill;Bakewell;at the Old Mill|
Ashdown House;Lewes;at Ashdown House|Orchard Barn;Ludlow;at Orchard Barn|Bellfield Hall;Harrogate;at Bellfield Hall|
The Walled Garden;Bath;in the Walled Garden|Lakeside Lodge;Windermere;at Lakeside Lodge|
Hartwell Court;Cirencester;at Hartwell Court|The Orangery;Tunbridge Wells;in the Orangery|
Willow Farm;Southwold;at Willow Farm|Priory Cottage;Whitby;at Priory Cottage|Harbour House;St Ives;at Harbour House|
The Tithe Barn;Oxford;in the Tithe Barn|Glen Castle;Pitlochry;at Glen Castle`),
  churches: churchesOf(`St Mary’s Church;at St Mary’s Church|St George’s Church;at St George’s Church|
Holy Trinity Church;at Holy Trinity Church|All Saints’ Church;at All Saints’ Church|St Anne’s Chapel;at St Anne’s Chapel|
St John’s Church;at St John’s Church|Christ Church;at Christ Church|St Nicholas’ Church;at St Nicholas’ Church|
St Peter’s Church;at St Peter’s Church`),
  streets: listOf(
    '7 Linden Road|12 Garden Street|3 Hillside Lane|24 Chestnut Avenue|9 Lake View|5 Mill Lane|16 Rose Gardens',
  ),
  towns: listOf(
    'Bristol BS1 4DJ|York YO1 7HH|Leeds LS1 3AD|Bath BA1 1LZ|Norwich NR2 1RL|Oxford OX1 3BD|Exeter EX1 1EE',
  ),
  companies: listOf(`Bennett & Partners|Fletcher Architects|Marshall & Sons|Palmer Solicitors|Ellis Studio|
Cooper Motors|Dawson Dental Practice|Turner Joinery|Chapman Accountants`),
  ages: { 3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven', 8: 'eight', 9: 'nine' },
  feasts: {
    muttertag: (year) => daysAfter(easterOf(year), -21),
    vatertag: (year) => weekdayBefore({ year, month: 6, day: 21 }, 6),
  },
  weekdays,
  months,
  longDate,
  fullDate: (day) => `${weekdays[weekdayOf(day)] ?? ''} ${longDate(day)}`,
  shortDate: ({ year, month, day }) => `${twoDigits(day)}/${twoDigits(month)}/${year}`,
  hour(hour, minute) {
    const half = hour < 12 ? 'am' : 'pm';
    const shown = hour % 12 === 0 ? 12 : hour % 12;
    return minute === 0 ? `${shown} ${half}` : `${shown}.${twoDigits(minute)} ${half}`;
  },
};
