import type { Queries } from './meanings.ts';

export const en: Queries = {
  wedding:
    'wedding | wedding cards | wedding stationery | weddings | weding | marriage | wedding card | weddng',
  weddingInvitation:
    'wedding invitation | wedding invitations | wedding invites | wedding invite | weding invitations | wedding invitaion | invitation wedding | wedding invitation cards | invites for wedding | weddinginvitations | evening wedding invitation | marriage invitation',
  weddingThanks:
    'wedding thank you cards | thank you wedding | wedding thank you | thank you cards wedding | wedding thankyou cards',
  weddingMenu: 'wedding menu | wedding menus | menu cards wedding | menu wedding',
  weddingBooklet:
    'wedding order of service | order of service wedding | wedding programme | wedding programs',
  saveTheDate:
    'save the date | save the dates | save-the-date cards | save the date cards | save the date wedding | savethedate',
  changeTheDate: 'change the date | change the date cards',
  goldenWedding:
    'golden wedding | golden wedding anniversary | 50th wedding anniversary | golden anniversary invitation | golden wedding invitations',
  silverWedding:
    'silver wedding | silver wedding anniversary | 25th wedding anniversary | silver anniversary',
  birth:
    'birth announcement | birth announcements | baby announcement | new baby cards | birth cards | baby cards | birth announcment | newborn | birth',
  birthThanks:
    'baby thank you cards | thank you cards baby | new baby thank you cards | birth thank you cards',
  babyShower: 'baby shower | baby shower invitations | baby shower invites | babyshower',
  twins: 'twins | twins birth announcement | twin birth announcement',
  baptism: 'christening | baptism | christening cards | baptism cards | cristening | babtism | naming day',
  baptismInvitation:
    'christening invitations | baptism invitation | christening invites | christening invitation | baptism invites | invitation christening',
  communion: 'communion | first communion | first holy communion | holy communion cards | comunion',
  communionInvitation:
    'communion invitations | first holy communion invitations | first communion invitation | communion invites',
  confirmation: 'confirmation | confirmation invitations | confirmation cards | confirmation invites',
  schoolStart: 'first day at school | starting school | first day of school | school start',
  birthday:
    'birthday | birthday cards | birthday card | birtday | birthdays | happy birthday | bday card | birthday crads',
  birthdayInvitation:
    'birthday invitation | birthday invitations | birthday party invitations | birthday invites | birthday invite | party invitations birthday | birthday invitaions',
  childrensBirthday:
    'children birthday invitations | kids birthday | kids party invitations | childrens birthday | kids birthday invites | children’s party invitations',
  birthday18: '18th birthday | 18th birthday invitations | 18 birthday',
  birthday30: '30th birthday | 30th birthday invitations | 30th birthday party',
  birthday50: '50th birthday | 50th birthday invitations | 50th birthday invites',
  birthday60: '60th birthday | 60th birthday invitation | 60 birthday',
  mourning:
    'funeral | sympathy cards | sympathy card | condolence | bereavement | memorial cards | condolence cards | funeral cards | in memoriam',
  mourningThanks:
    'funeral thank you cards | bereavement thank you cards | sympathy thank you cards | thank you funeral',
  mourningPicture: 'memorial prayer cards | prayer cards | memorial picture',
  christmas:
    'christmas | christmas cards | xmas cards | christmas card | photo christmas cards | chrismas cards | christams | personalised christmas cards | xmas | holiday cards',
  christmasGreeting: 'christmas greeting cards | christmas greetings | season’s greetings',
  businessChristmas:
    'business christmas cards | corporate christmas cards | company christmas cards | christmas party invitations | office christmas party | corporate christmas card',
  newYear: 'new year | new year cards | happy new year | new years eve | new year’s cards',
  easter: 'easter | easter cards | easter card | happy easter',
  mothersDay: 'mothers day | mother’s day card | mothers day cards | mother’s day',
  fathersDay: 'fathers day | father’s day card | fathers day card',
  valentine: 'valentine | valentines day | valentine’s card | valentines cards | valentine card',
  halloween: 'halloween | halloween invitations | haloween | halloween party',
  getWell: 'get well | get well soon | get well soon card | get well cards',
  retirement: 'retirement | retirement party invitations | retirement invitation | retirment',
  moving: 'moving | change of address cards | new home cards | moving cards | we have moved | new address',
  jubilee:
    'anniversary company | company anniversary | corporate event invitation | business anniversary | jubilee',
  summerParty:
    'summer party | summer party invitations | garden party invitation | bbq invitation | barbecue',
  invitation:
    'invitation | invitations | invites | invite | invitation cards | invitaion | party invitations',
  thanks: 'thank you | thank you cards | thank you card | thankyou cards | thanks | thank you notes',
  greeting: 'greeting cards | greetings cards | greeting card | congratulations card',
  reply: 'rsvp | rsvp cards | reply cards | response cards | reply card',
  menu: 'menu | menus | menu cards | menu card',
  drinks: 'drinks menu | drinks list | bar menu | drinks menus',
  placeCard:
    'place cards | place card | name cards | place names | wedding place cards | escort cards | place setting cards',
  tableNumber: 'table numbers | table number | wedding table numbers | table number cards',
  seating: 'seating plan | table plan | seating chart | seating plans',
  churchBooklet: 'order of service | orders of service | church booklet | programme | ceremony booklet',
  giftTag: 'gift tags | gift tag | favour tags | favor tags | tags',
  candle: 'candle label | candle labels | candle stickers',
  guestBook: 'guest book | guestbook | guest book pages',
  bookmark: 'bookmark | bookmarks',
  postcard: 'postcard | postcards | post cards | postcard landscape',
  foldedCard: 'folded card | folded cards | folding cards | trifold card',
  squareCard: 'square card | square cards | square folded card',
  accordion: 'accordion card | concertina card | leporello | accordion',
  sticker: 'stickers | sticker | labels | round stickers | stiker',
  addressSticker: 'address labels | return address labels | address stickers | address label',
  bottleLabel: 'bottle labels | wine labels | wine bottle labels | bottle label',
  confetti: 'confetti | wedding confetti',
  envelope: 'envelope | envelopes | envelops | c6 envelope | white envelopes | dl envelope | enveloppe',
  greenEnvelope: 'green envelopes | green envelope | envelope green',
  seal: 'seal | wax seal | wax seals | seals',
  ribbon: 'ribbon | ribbons | satin ribbon | bow',
  inlay: 'insert | card inserts | insert sheet | vellum insert',
  calendar:
    'calendar | photo calendar | photo calendars | calendar 2027 | personalised calendar | calender | calendars | photo calendar 2027',
  wallCalendar: 'wall calendar | wall calendars | wall calendar 2027 | wall planner calendar a3',
  deskCalendar: 'desk calendar | desk calendars | desktop calendar | desk calender',
  diaryCalendar: 'diary calendar | appointment calendar | planner calendar',
  kitchenCalendar: 'kitchen calendar | kitchen calendars',
  photobook:
    'photo book | photobook | photo books | photo album | photobooks | photo albums | wedding photo book | fotobook',
  photobox: 'photo box | photo boxes | photobox | box of photos',
  photoprint:
    'photo prints | prints | photo printing | print photos | photos | retro prints | photo print | polaroid prints',
  frame: 'picture frame | photo frame | frames | photo frames | picture frames | frame',
  collage: 'collage | photo collage | collages | colage',
  poster: 'poster | posters | photo poster | framed poster | photo posters',
  canvas: 'canvas | canvas print | photo canvas | canvas prints | canvass',
  gift: 'photo gifts | gifts | personalised gifts | presents | gift ideas',
  mug: 'mug | photo mug | mugs | personalised mug | cup | enamel mug',
  cushion: 'cushion | photo cushion | pillow | cushions',
  puzzle: 'puzzle | jigsaw | photo puzzle | jigsaw puzzle | jigsaws',
  magnet: 'magnet | fridge magnets | photo magnets | magnets',
  bottle: 'water bottle | drinking bottle | water bottles',
  bag: 'tote bag | cotton bag | shopping bag | bags',
  keyring: 'keyring | key ring | photo keyring | keychain | key rings',
  coaster: 'coaster | coasters | photo coasters',
  green: 'green | green card | green invitation',
  blue: 'blue | blue invitation | blue cards',
  gold: 'gold | gold foil | gold invitation',
  red: 'red | red card',
  greenWedding:
    'green wedding invitations | green wedding | wedding invitation green | sage green wedding invitations',
  goldWedding: 'gold wedding invitations | gold foil wedding invitations | wedding gold',
  floral: 'flowers | floral | floral invitation | flower card',
  vintage: 'vintage | vintage wedding | vintage invitation',
  watercolour: 'watercolour | watercolor | watercolour invitation',
  minimal: 'minimalist | simple wedding invitation | minimal | minimalist cards',
  photoCard:
    'photo card | photo cards | card with photo | kraft paper card | recycled paper | personalised cards',
  eucalyptus: 'eucalyptus | eucaliptus | eukalyptus',
  eucalyptusWedding: 'eucalyptus wedding invitations | wedding eucalyptus | eucaliptus wedding',
  rose: 'rose | roses | rose invitation',
  lavender: 'lavender | lavander',
  olive: 'olive | olive branch | olive leaf',
  dinosaur: 'dinosaur | dinosaur invitation | dinosaur birthday | dino | dinosaurs',
  unicorn: 'unicorn | unicorn invitation | unicorns',
  elephant: 'elephant | elephants | elefant',
  fox: 'fox | foxes',
  owl: 'owl | owls',
  rainbow: 'rainbow | rainbows',
  balloon: 'balloons | balloon | ballon',
  heart: 'heart | hearts',
  rings: 'rings | wedding rings',
  dove: 'dove | doves',
  cross: 'cross | cross communion',
  tree: 'christmas tree | fir tree | xmas tree',
  reindeer: 'reindeer | stag | deer',
  football: 'football | soccer | football party invitation',
  rocket: 'rocket | space | rockets',
  pirate: 'pirate | pirates | pirate invitation',
  mermaid: 'mermaid | mermaids | mermaid invitation',
};
