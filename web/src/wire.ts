// Written by scripts/web_types.py from the server's structs: do not edit, run `make web-types`.
// Seats count from 0, chips and cards are whole numbers, a person is an id.

export interface Hello {
  t: "hello";
  you: string;
  name: string;
  guest: boolean;
  roles: string[];
  house: string;
  now: number;
  version: string;
}

export interface TableFrame {
  t: "table";
  place: string;
  table: string;
  after: number;
  version: number;
  view: unknown;
  events: unknown;
  names: Record<string, string>;
  turn: TurnLeft | null;
  sizes: BetSize[];
  holding: string;
  away: number[];
  case: FloorCase | null;
  deck: string;
  next_deck: string;
}

export interface TurnLeft {
  seat: number;
  left: number;
  of: number;
}

export interface BetSize {
  name: string;
  to: number;
}

export interface FloorCase {
  by: string;
  about: string;
  at: number;
}

export interface PlaceFrame {
  t: "place";
  place: string;
  version: number;
  view: unknown;
  names: Record<string, string>;
}

export interface Done {
  t: "done";
  key: string;
  version: number;
  says: string;
  clauses: string[];
}

export interface Refused {
  t: "refused";
  key: string;
  reason: string;
  says: string;
  clauses: string[];
}

export interface ChatLine {
  t: "chat";
  place: string;
  table: string;
  who: string;
  name: string;
  text: string;
  at: number;
  n: number;
}

export interface Notice {
  t: "notice";
  kind: string;
  says: string;
  place: string;
  table: string;
}

export interface Gone {
  t: "gone";
  place: string;
  table: string;
  says: string;
}

export interface Pong {
  t: "pong";
  n: number;
  now: number;
}

export type HouseMessage =
  | Hello
  | TableFrame
  | PlaceFrame
  | Done
  | Refused
  | ChatLine
  | Notice
  | Gone
  | Pong;

export interface PlayerView {
  felt: Felt;
  seat: number;
  hand: View | null;
  last: View | null;
  ways: string[];
  may: string[];
}

export interface Felt {
  version: number;
  hands: number;
  game: string;
  stakes: Stakes;
  rulebook: string;
  house: House;
  places: Places;
  chairs: (Chair | null)[];
  open_seats: number[];
  posts: Post[];
  straddles: ([number, number])[];
  legs: ([string, number])[];
  killer: number;
  volunteer: number;
  carried: number;
  deck: number;
  setup: number;
  on_hold: boolean;
  question: string;
  offer: AgreementOffer | null;
  now: number | null;
  turn_began: number | null;
}

export interface Stakes {
  structure: "no-limit" | "pot-limit" | "limit" | "spread";
  small_bet: number;
  big_bet: number;
  blinds: number[];
  ante: number;
  big_blind_ante: number;
  bring_in: number;
  chip: number;
  dollar: number;
}

export interface House {
  buy_in: [number, number] | null;
  drop: number;
  rake: number;
  rake_cap: number;
  no_flop_no_drop: boolean;
  promotion: number;
  time: number;
  time_minutes: number;
  collection_blind: number;
  kill: string;
  kill_at: number;
  cash: boolean;
  button: string;
  chips: number[];
  wagers_in: number;
  rotation: Stage[];
  choice: Stage[];
}

export interface Stage {
  game: string;
  stakes: Stakes;
  hands: number;
  minutes: number;
}

export interface Places {
  button: number;
  small: number;
  big: number;
  little: number[];
}

export interface Chair {
  seat: number;
  player: string;
  stack: number;
  behind: number;
  coming: number;
  standing: "in" | "new" | "moved" | "passing" | "locked";
  entry: "wait" | "post" | "wait for the button" | "buy the button" | "come in and buy the button next" | "post in the straddle";
  here: boolean;
  sits_out: boolean;
  owes_big: boolean;
  owes_small: boolean;
  owed: Post[];
  barred: number;
  waits: number;
  racked: boolean;
  busted: boolean;
  uncounted: boolean;
}

export interface Post {
  seat: number;
  amount: number;
  kind: "ante" | "blind" | "straddle" | "kill" | "post" | "dead";
}

export interface AgreementOffer {
  agreement: "chop" | "split the pot";
  seat: number;
  other: number;
  at: number;
}

export interface View {
  viewer: number;
  version: number;
  game: Sheet;
  stakes: Stakes;
  button: number;
  street: number;
  street_name: string;
  phase: string;
  actor: number;
  stacks: number[];
  bets: number[];
  bet: number;
  pot: number;
  pots: ([number, number[]])[];
  live: number[];
  shown: number[];
  hands: number[][];
  up: number[][];
  boards: number[][];
  stub: number;
  over: boolean;
  carried: number;
  dropped: number;
  options: Options | null;
  events: unknown[];
}

export interface Sheet {
  key: string;
  title: string;
  deck: string;
  structures: ("no-limit" | "pot-limit" | "limit" | "spread")[];
  max_seats: number;
  opening: "blinds" | "bring-in" | "openers";
  streets: Street[];
  wins: string[];
  two_from_hand: boolean;
  stud: boolean;
  bring_in: string;
  bring_in_ace_low: boolean;
  open_pair: boolean;
  lowball: boolean;
  phh: ([string, string])[];
}

export interface Street {
  name: string;
  discard: number;
  burn: boolean;
  draw: number;
  down: number;
  up: number;
  board: number;
  big_bet: boolean;
}

export interface Options {
  seat: number;
  phase: string;
  fold: boolean;
  check: boolean;
  call: number;
  least_to: number;
  most_to: number;
  bring_in: number;
  discard_least: number;
  discard_most: number;
  runs: number;
  show: boolean;
  muck: boolean;
  fixed: boolean;
}

export interface SpectatorView {
  felt: Felt;
  hand: View | null;
  last: View | null;
}

export interface DealerView {
  felt: Felt;
  hand: View | null;
  last: View | null;
  wanted: Wanted | null;
  coming: NextDeal | null;
  drop: Drop;
  collected: ([string, number])[];
  deals: string;
  cuts: string;
  shuffles: string;
}

export interface Wanted {
  to: number;
  count: number;
  up: boolean;
  run: number;
}

export interface NextDeal {
  places: Places | null;
  dealt: number[];
  posts: Post[];
  refused: string;
}

export interface Drop {
  amount: number;
  rake: number;
  cap: number;
  no_flop_no_drop: boolean;
  promotion: number;
  blind: number;
}

export interface FloorView {
  felt: Felt;
  hand: View | null;
  last: View | null;
  accounts: PlayerAccount[];
  claims: Claims;
  button: Button;
  collected: ([string, number])[];
  question: string;
  choices: ([string, string])[];
  rulings: Ruled[];
  repairs: unknown[];
}

export interface PlayerAccount {
  seat: number;
  player: string;
  since: number;
  short_buys: number;
  presence: Presence;
  account: Account;
  paid: number;
}

export interface Presence {
  here: boolean;
  sits_out: boolean;
  asked: boolean;
  misdealt: boolean;
  barred: number;
}

export interface Account {
  standing?: "in" | "new" | "moved" | "passing" | "locked";
  entry?: "wait" | "post" | "wait for the button" | "buy the button" | "come in and buy the button next" | "post in the straddle";
  arrival?: "list" | "broken" | "must-move" | "transfer" | "drawn";
  owes_big?: boolean;
  owes_small?: boolean;
  due_small?: boolean;
  live_small?: boolean;
  must_post?: boolean;
  waits?: number;
  near?: number;
  passes?: number;
  gone_by?: boolean;
  beside?: boolean;
  buys_next?: boolean;
  drew?: boolean;
  dealt_off?: boolean;
  missed?: number;
}

export interface Claims {
  requests: ([string, number])[];
  held: ([number, string])[];
  offered: ([number, string])[];
}

export interface Button {
  first: number;
  planned: ([Places, boolean])[];
  misplaced: Places | null;
  right: Places | null;
  frozen: Places | null;
  new_game: boolean;
  passed: number;
}

export interface Ruled {
  kind: string;
  facts: ([string, string])[];
  says: string;
  grounds: string[];
  options: string[];
  chosen: string;
  by: string;
  why: string;
  book: string;
  clauses: string[];
  when: string;
  table: string;
  hand: number;
  game: string;
  role: "player" | "dealer" | "floor" | "supervisor" | "cage" | "board" | "director" | "manager" | "surveillance" | null;
  structure: string;
  people: string[];
}

export interface CageView {
  version: number;
  hands: number;
  house: House;
  trays: Tray[];
  middle: number;
  collected: ([string, number])[];
  adrift: number;
}

export interface Tray {
  seat: number;
  player: string;
  stack: number;
  behind: number;
  coming: number;
  cash: number;
  bought: number;
  piles: Pile[];
  uncounted: boolean;
}

export interface Pile {
  chip: number;
  count: number;
}

export type TableView =
  | { "table.PlayerView": PlayerView }
  | { "table.SpectatorView": SpectatorView }
  | { "table.DealerView": DealerView }
  | { "table.FloorView": FloorView }
  | { "table.CageView": CageView };

export interface WallBoard {
  now: number;
  zone: string;
  games: GameOnBoard[];
  tables: TableOnBoard[];
  calls: CallOnBoard[];
  moves: MoveOnBoard[];
  transfers: ([string, string[]])[];
  coming: ([string, string[]])[];
  posted: ([string, number])[];
}

export interface GameOnBoard {
  name: string;
  game: string;
  stakes: string;
  tables: string[];
  waiting: NameOnBoard[];
  pace: number | null;
}

export interface NameOnBoard {
  player: string;
  by_phone: boolean;
  called: boolean;
  passed: boolean;
}

export interface TableOnBoard {
  number: string;
  game: string;
  by_hand: boolean;
  seats: number;
  taken: number;
  open_seats: number[];
  kept: number[];
  standing: string;
  place: string;
  feeds: string[];
}

export interface CallOnBoard {
  game: string;
  player: string;
  table: string;
  seat: number;
  state: string;
  until: number | null;
}

export interface MoveOnBoard {
  game: string;
  feeder: string;
  mains: string[];
  line: string[];
  told: ([string, string, number])[];
}

export interface PlayerRoomView {
  board: WallBoard;
  player: string;
  here: boolean;
  places: OwnPlace[];
  seats: OwnSeat[];
  moves: ([string, number])[];
  kept: number;
  barred: BarRecord | null;
  warned: number;
  prizes: Prize[];
  tickets: string[];
  played: number;
}

export interface OwnPlace {
  game: string;
  place: number;
  says: string;
  grounds: string[];
  wait: string;
}

export interface OwnSeat {
  table: string;
  seat: number;
  stack: number | null;
  away: boolean;
  back_by: number | null;
}

export interface BarRecord {
  why: string;
  since: number;
  until: number | null;
  offence: string;
  suspended: boolean;
}

export interface Prize {
  promotion: string;
  player: string;
  amount: number;
  until: number;
  hit: number;
}

export interface FloorRoomView {
  board: WallBoard;
  people: ([string, Person])[];
  bars: ([string, BarRecord])[];
  banned: ([string, string, BarRecord])[];
  warnings: ([string, WarningRecord[]])[];
  apart: ([string, string])[];
  absences: ([string, Absence])[];
  departures: ([string, string, Departure])[];
  claims: ([string, SeatClaims])[];
  spreads: ([string, Spread])[];
  feeds: ([string, Feed])[];
  breaks: ([string, BrokenGame])[];
  staff: ([string, StaffMember])[];
  dealers: string[];
  downs: ([string, Down])[];
}

export interface Person {
  here: boolean;
  since: number;
  of_age: boolean;
  papers: boolean;
  handicap: boolean;
  accepted: boolean;
}

export interface WarningRecord {
  offence: string;
  at: number;
  why: string;
}

export interface Absence {
  table: string;
  since: number;
  times: number;
  buttons: number;
  lobby: number;
  until: number;
  walking: number;
  missing: number;
  recalled: number;
  ran_out: boolean;
  along: number;
  verified: number;
  dined: number;
  rested: number;
}

export interface Departure {
  how: "cashed out" | "picked up by the house" | "picked up their own chips" | "on the dinner list";
  at: number;
  amount: number;
  back: number;
}

export interface SeatClaims {
  reserved: ([number, string])[];
  boxes: UnderBox[];
  guests: ([string, string])[];
  unwelcome: ([string, string])[];
}

export interface UnderBox {
  seat: number;
  player: string;
  stack: number;
  account: Account;
  paid: number;
}

export interface Spread {
  established: boolean;
  filled: boolean;
  arrived: Waiting[];
  over: number;
  removed: number[];
  private: boolean;
  closed: boolean;
  sign: boolean;
  place: string;
}

export interface Waiting {
  player: string;
  since: number;
  how: "in person" | "called in" | "back from dinner";
  rolls: number;
  caller: string;
  stays: boolean;
  passed: boolean;
  table: string;
  seat: number;
}

export interface Feed {
  feeder: string;
  mains: string[];
  line: InLine[];
  counted: number;
  volunteers: string[];
  told: ToldMove[];
  refused: string[];
  at_main: string[];
  gone: ([string, number])[];
  barred: ([string, number])[];
}

export interface InLine {
  player: string;
  seated: boolean;
  since: number;
  hands: number;
  returned: boolean;
}

export interface ToldMove {
  player: string;
  table: string;
  seat: number;
  at: number;
  hands: number;
  why: string;
  grounds: string[];
}

export interface BrokenGame {
  listing: string;
  order: string[];
  contested: boolean;
  into: string;
  held: HeldSeat[];
}

export interface HeldSeat {
  player: string;
  table: string;
  seat: number;
  hands: number;
}

export interface StaffMember {
  roles: ("player" | "dealer" | "floor" | "supervisor" | "cage" | "board" | "director" | "manager" | "surveillance")[];
  games: string[];
  shift: number;
  resting: number;
  downs: number;
}

export interface Down {
  dealer: string;
  since: number;
  told: boolean;
}

export interface CageRoomView {
  now: number;
  zone: string;
  accounts: ([string, number])[];
  counted: ([string, string, number])[];
  closed: ([number, number, number])[];
  prizes: Prize[];
}

export interface ManagerRoomView {
  rulebook: string;
  floor: FloorRoomView;
  cage: CageRoomView;
  promotions: ([string, Promotion])[];
}

export interface Promotion {
  terms: Terms;
  posted: number;
  next_posting: number;
  collected: number;
  hits: number;
  hit_since_posting: boolean;
  last: Hit | null;
  out: string[];
  appeals: string[];
}

export interface Terms {
  loses_with: number[];
  beaten_by: number[];
  shares: [number, number, number, number];
  games: string[];
  policy: string;
  rules: string;
  posting: number;
  part: number;
  add: number;
  reset: number;
  claim_days: number;
  papers_over: number;
}

export interface Hit {
  table: string;
  hand: number;
  posted: number;
  pool: number;
  house: number;
  mucked: boolean;
  void: boolean;
}

export type RoomView =
  | { "room.WallBoard": WallBoard }
  | { "room.PlayerRoomView": PlayerRoomView }
  | { "room.FloorRoomView": FloorRoomView }
  | { "room.CageRoomView": CageRoomView }
  | { "room.ManagerRoomView": ManagerRoomView };

export interface DirectorBoard {
  name: string;
  book: string;
  now: number;
  zone: string;
  clock: ClockOnDesk;
  registration: boolean;
  entries: number;
  left: number;
  chips: number;
  average: number;
  pool: number;
  fee: number;
  prizes: number[];
  paid: number;
  waiting: string[];
  tables: TableOnDesk[];
  due: string[];
  places: PlaceOnDesk[];
  over: boolean;
}

export interface ClockOnDesk {
  level: number;
  levels: number;
  stakes: string;
  runs: boolean;
  ends: number;
  seconds: number;
  next: string;
  next_break: number;
}

export interface TableOnDesk {
  number: string;
  seats: number;
  button: number;
  hands: number;
  chips: number;
  halted: boolean;
  players: SeatOnDesk[];
}

export interface SeatOnDesk {
  seat: number;
  player: string;
  chips: number;
  away: boolean;
}

export interface PlaceOnDesk {
  place: number;
  player: string;
  prize: number;
}

export interface EventForPlayer {
  board: DirectorBoard;
  mine: OwnPart;
}

export interface OwnPart {
  player: string;
  standing: string;
  table: string;
  seat: number;
  chips: number;
  entries: number;
  rebuys: number;
  place: number;
  prize: number;
  paid: number;
  head: number;
  asked: boolean;
  may: OwnChoice[];
}

export interface OwnChoice {
  command: string;
  may: boolean;
  why: string;
  clauses: string[];
}

export interface SeasonPicture {
  name: string;
  book: string;
  events: number;
  best: number;
  formula: string;
  closed: boolean;
  nights: PlannedNight[];
  lines: SeasonLine[];
  qualified: string[];
}

export interface PlannedNight {
  event: number;
  day: string;
  venue: string;
  kind: string;
  played: boolean;
  counts: boolean;
  entrants: number;
  winner: string;
}

export interface SeasonLine {
  place: number;
  player: string;
  points: string;
  played: number;
  wins: number;
  counted: number;
}

export type EventView =
  | { "tournament.DirectorBoard": DirectorBoard }
  | { "tournament.EventForPlayer": EventForPlayer }
  | { "league.SeasonPicture": SeasonPicture };

export interface MeAnswer {
  account: AccountShown | null;
  csrf: string;
  house: string;
  guests: boolean;
  signup: string;
  has_owner: boolean;
}

export interface AccountShown {
  id: string;
  name: string;
  guest: boolean;
  bot: boolean;
  roles: string[];
  speaks_as: string[];
}

export interface GameShown {
  place: string;
  title: string;
  host: string;
  mine: boolean;
  tables: string[];
  code: string;
}

export interface EventListed {
  place: string;
  title: string;
  book: string;
  game: string;
  state: string;
  starts: number;
  pace: string;
  entries: number;
  left: number;
  most: number;
  sit_and_go: boolean;
  stack: number;
  seats: number;
  price: Price;
  registration: boolean;
  season: string;
  mine: string;
}

export interface Price {
  prize: number;
  fee: number;
  service: number;
  bounty: number;
}

export interface EventShown {
  about: EventListed;
  board: DirectorBoard;
  mine: OwnPart;
  terms: EventTerms;
  levels: EventLevel[];
  payouts: number[];
  names: Record<string, string>;
}

export interface EventTerms {
  game: string;
  stack: number;
  price: Price;
  seats: number;
  rebuy: RebuyTerms | null;
  add_on: AddOnTerms | null;
  re_entries: number;
  late_until: number;
  late_minutes: number;
  most_entries: number;
  guarantee: number;
  prizes: PrizeTerms;
  progressive: boolean;
  chips: number[];
  turbo: boolean;
  first_table: number;
  ends_after: number;
  ends_at: number;
  carry_best: boolean;
  bracket: boolean;
  sit_and_go: boolean;
  by_hand: boolean;
}

export interface RebuyTerms {
  price: Price;
  chips: number;
  until: number;
  under: number;
  most: number;
}

export interface AddOnTerms {
  price: Price;
  chips: number;
  after: number;
}

export interface PrizeTerms {
  amounts: number[];
  shares: number[];
  places: number;
  one_in: number;
  first: number;
  unit: number;
  least: number;
  seat: number;
}

export interface EventLevel {
  minutes: number;
  words: string;
  is_break: boolean;
}

export interface SeasonListed {
  place: string;
  name: string;
  book: string;
  events: number;
  played: number;
  closed: boolean;
}

export interface SeasonShown {
  place: string;
  picture: SeasonPicture;
  why: PlayerWhy[];
  names: Record<string, string>;
}

export interface PlayerWhy {
  player: string;
  events: PointsWhy[];
  beside: ([string, string])[];
}

export interface PointsWhy {
  event: number;
  day: string;
  place: number;
  entrants: number;
  points: string;
  worked_out: string;
  counted: boolean;
  note: string;
  clauses: string[];
}

export type ApiBody =
  | MeAnswer
  | GameShown
  | EventListed
  | EventShown
  | SeasonListed
  | SeasonShown;

export interface Started {
  setup: Setup;
}

export interface Setup {
  game: Sheet;
  stakes: Stakes;
  stacks: number[];
  button: number;
  posts: Post[];
  rules: unknown;
  carried: number;
  outside: boolean;
  ask_show: boolean;
  last_two: boolean;
  rulebook: string;
  engine: string;
  drop: Drop;
  unposted: Post[];
}

export interface Shuffled {
  deck: number[];
}

export interface Reshuffled {
  cards: number[];
}

export interface Posted {
  seat: number;
  amount: number;
  kind: "ante" | "blind" | "straddle" | "kill" | "post" | "dead";
}

export interface Burned {
  card: number;
}

export interface Dealt {
  seat: number;
  cards: number[];
  up?: boolean;
}

export interface Boarded {
  cards: number[];
  run?: number;
}

export interface Opened {
  street: number;
  first: number;
}

export interface Asked {
  phase: number;
  first: number;
}

export interface BroughtIn {
  seat: number;
  amount: number;
}

export interface Folded {
  seat: number;
}

export interface Checked {
  seat: number;
}

export interface Called {
  seat: number;
  amount: number;
}

export interface Raised {
  seat: number;
  to: number;
}

export interface Returned {
  seat: number;
  amount: number;
}

export interface Discarded {
  seat: number;
  cards: number[];
}

export interface Agreed {
  seat: number;
  times: number;
}

export interface Shown {
  seat: number;
  cards: number[];
}

export interface Mucked {
  seat: number;
}

export interface Hunted {
  seat: number;
  cards: number[];
}

export interface Dropped {
  amount: number;
  purse: string;
  seat: number;
}

export interface Awarded {
  seat: number;
  amount: number;
  pot?: number;
  way?: number;
  run?: number;
}

export interface Ended {
  carried?: number;
}

export interface Moved {
  cards: number[];
  source: number;
  target: number;
  up: boolean;
}

export interface Restacked {
  stub: number[];
}

export interface BurnWaived {
  street: string;
}

export interface Turned {
  seat: number;
  cards: number[];
  up: boolean;
}

export interface Faced {
  street: string;
  seats: number;
  up: boolean;
}

export interface Exposed {
  seat: number;
  cards: number[];
  to: number;
}

export interface Rewound {
  to: number;
}

export interface Killed {
  seat: number;
}

export interface Revived {
  seat: number;
}

export interface TurnGiven {
  seat: number;
  owing: number;
  may_fold: boolean;
}

export interface Bound {
  seat: number;
  action: string;
  to: number;
  bet: number;
  by_call: boolean;
  no_more: string[];
  more: string[];
  grounds: string[];
}

export interface Released {
  seat: number;
}

export interface Limited {
  seat: number;
  may: string[];
  to: number;
  all_round: boolean;
  grounds: string[];
}

export interface AllInDeclared {
  seat: number;
}

export interface BettingClosed {
}

export interface Deferred {
  kind: string;
  facts: ([string, string])[];
  street: number;
  until: string;
  by: string;
  role: string;
}

export interface Forfeited {
  seat: number;
  amount: number;
}

export interface Refunded {
  seat: number;
  amount: number;
}

export interface Held {
  seat: number;
  amount: number;
}

export interface Brought {
  seat: number;
  amount: number;
}

export interface Redealt {
  deck: number[];
}

export interface Voided {
  withheld: ([number, number])[];
}

export interface Corrected {
  source: number;
  target: number;
  amount: number;
}

export type HandEvent =
  | { "hand.Started": Started }
  | { "hand.Shuffled": Shuffled }
  | { "hand.Reshuffled": Reshuffled }
  | { "hand.Posted": Posted }
  | { "hand.Burned": Burned }
  | { "hand.Dealt": Dealt }
  | { "hand.Boarded": Boarded }
  | { "hand.Opened": Opened }
  | { "hand.Asked": Asked }
  | { "hand.BroughtIn": BroughtIn }
  | { "hand.Folded": Folded }
  | { "hand.Checked": Checked }
  | { "hand.Called": Called }
  | { "hand.Raised": Raised }
  | { "hand.Returned": Returned }
  | { "hand.Discarded": Discarded }
  | { "hand.Agreed": Agreed }
  | { "hand.Shown": Shown }
  | { "hand.Mucked": Mucked }
  | { "hand.Hunted": Hunted }
  | { "hand.Dropped": Dropped }
  | { "hand.Awarded": Awarded }
  | { "hand.Ended": Ended }
  | { "hand.Moved": Moved }
  | { "hand.Restacked": Restacked }
  | { "hand.BurnWaived": BurnWaived }
  | { "hand.Turned": Turned }
  | { "hand.Faced": Faced }
  | { "hand.Exposed": Exposed }
  | { "hand.Rewound": Rewound }
  | { "hand.Killed": Killed }
  | { "hand.Revived": Revived }
  | { "hand.TurnGiven": TurnGiven }
  | { "hand.Bound": Bound }
  | { "hand.Released": Released }
  | { "hand.Limited": Limited }
  | { "hand.AllInDeclared": AllInDeclared }
  | { "hand.BettingClosed": BettingClosed }
  | { "hand.Deferred": Deferred }
  | { "hand.Forfeited": Forfeited }
  | { "hand.Refunded": Refunded }
  | { "hand.Held": Held }
  | { "hand.Brought": Brought }
  | { "hand.Redealt": Redealt }
  | { "hand.Voided": Voided }
  | { "hand.Corrected": Corrected }
  | { "hand.Moved": Moved }
  | { "hand.Restacked": Restacked }
  | { "hand.BurnWaived": BurnWaived }
  | { "hand.Turned": Turned }
  | { "hand.Faced": Faced }
  | { "hand.Exposed": Exposed }
  | { "hand.Rewound": Rewound }
  | { "hand.Killed": Killed }
  | { "hand.Revived": Revived }
  | { "hand.TurnGiven": TurnGiven }
  | { "hand.Bound": Bound }
  | { "hand.Released": Released }
  | { "hand.Limited": Limited }
  | { "hand.AllInDeclared": AllInDeclared }
  | { "hand.BettingClosed": BettingClosed }
  | { "hand.Deferred": Deferred }
  | { "hand.Forfeited": Forfeited }
  | { "hand.Refunded": Refunded }
  | { "hand.Held": Held }
  | { "hand.Brought": Brought }
  | { "hand.Redealt": Redealt }
  | { "hand.Voided": Voided }
  | { "hand.Corrected": Corrected };

export interface TableOpened {
  game: Sheet;
  stakes: Stakes;
  seats: number;
  rules: unknown;
  rulebook: string;
  house: House;
  by_hand?: boolean;
}

export interface Noted {
  kind: string;
  facts: ([string, string])[];
}

export interface ButtonStarted {
  seat: number;
}

export interface Drawn {
  seats: number[];
  cards: number[];
  button: number;
}

export interface Designated {
  house: House;
}

export interface BookChanged {
  rules: unknown;
  rulebook: string;
}

export interface GameChanged {
  game: Sheet;
  stakes: Stakes;
  frozen: Places | null;
  stage: number;
}

export interface ChoiceGiven {
  seat: number;
}

export interface TimeSaid {
  now: number;
}

export interface PutOnHold {
}

export interface LetGoOn {
}

export interface Seated {
  seat: number;
  player: string;
  amount: number;
  account: Account;
  paid: number;
  piles: Pile[];
  cash: number;
}

export interface LockedUp {
  seat: number;
  player: string;
  amount: number;
}

export interface Offered {
  seat: number;
  player: string;
}

export interface Left {
  seat: number;
  amount: number;
}

export interface WentAway {
  seat: number;
}

export interface CameBack {
  seat: number;
}

export interface SatOut {
  seat: number;
}

export interface HandAsked {
  seat: number;
}

export interface SeatAsked {
  seat: number;
  to: number;
}

export interface SeatHeld {
  seat: number;
  to: number;
}

export interface SeatsReleased {
  seats: number[];
}

export interface SeatChanged {
  seat: number;
  to: number;
  same_place: boolean;
}

export interface EntryChosen {
  seat: number;
  choice: "wait" | "post" | "wait for the button" | "buy the button" | "come in and buy the button next" | "post in the straddle";
  waits: number;
  beside: boolean;
}

export interface Reckoned {
  seat: number;
  account: Account;
}

export interface DealtInWrongly {
  seat: number;
}

export interface Straddled {
  seat: number;
  to: number;
}

export interface Planned {
  places: Places[];
  firm: boolean;
}

export interface Misplaced {
  right: Places;
}

export interface Placed {
  places: Places;
  passed: number;
}

export interface Began {
  number: number;
  stacks: number[];
  button: number;
  posts: Post[];
  paid?: number[];
  stakes?: Stakes | null;
  carried?: number;
  outside?: boolean;
  ask_show?: boolean;
  unposted?: Post[];
  drop?: Drop;
  dealt_from?: number;
}

export interface HandEnded {
  number: number;
}

export interface HandVoided {
  number: number;
}

export interface Carried {
  amount: number;
}

export interface AgreementOffered {
  offer: AgreementOffer;
}

export interface LegsUp {
  legs: ([string, number])[];
}

export interface KillDue {
  seat: number;
}

export interface KillChosen {
  seat: number;
}

export interface Barred {
  seat: number;
  owed: number;
}

export interface ChipsAdded {
  seat: number;
  amount: number;
  piles: Pile[];
  later: boolean;
  short_buys: number;
  cash: boolean;
}

export interface ChipsBought {
  seat: number;
  coming: number;
  plays: number;
  short_buys: number;
}

export interface CashChanged {
  seat: number;
  amount: number;
}

export interface ChipsDelivered {
  seat: number;
}

export interface ChipsRemoved {
  seat: number;
  amount: number;
}

export interface ChipsPassed {
  seat: number;
  to: number;
  amount: number;
}

export interface ColouredUp {
  seat: number;
  piles: Pile[];
}

export interface Racked {
  seat: number;
  racked: boolean;
}

export interface Paid {
  seat: number;
  amount: number;
  purse: string;
}

export interface SetupChanged {
  new: boolean;
}

export interface Questioned {
  report: string;
  options: string[];
}

export interface HandReported {
  number: number;
  dealt: number;
  posts: Post[];
  paid?: number[];
  drop?: number;
  promotion?: number;
  dealt_from?: number;
}

export interface ChipsCounted {
  seat: number;
  amount: number;
  loose: number;
}

export interface DropReported {
  drop: number;
  promotion: number;
  loose: number;
}

export interface PutBack {
  seats?: ([number, SeatRecord])[];
  adrift?: number | null;
  before?: Before | null;
  button?: Button | null;
  claims?: Claims | null;
  clock?: Clock | null;
  collected?: ([string, number])[] | null;
  deal?: DealtHand | null;
  decks?: Decks | null;
  hands?: number | null;
  kill?: Kill | null;
  mix?: Mix | null;
  on_hold?: boolean | null;
  places?: Places | null;
  pot?: Pot | null;
  straddles?: ([number, number])[] | null;
}

export interface SeatRecord {
  player: string;
  stack: number;
  since: number;
  account?: Account;
  chips?: Chips;
  paid?: number;
  presence?: Presence;
  short_buys?: number;
}

export interface Chips {
  piles: Pile[];
  racked: boolean;
  cash: number;
  coming: number;
  behind: number;
  bought: number;
  busted: boolean;
  uncounted: boolean;
}

export interface Before {
  places: Places;
  button: Button;
  deal: DealtHand;
  decks: Decks;
  carried: number;
  kill: Kill;
  seats: (Stood | null)[];
  mix: Mix;
  stage: Stage | null;
  held: number;
}

export interface DealtHand {
  posts: Post[];
  dealt: number;
  absent: number;
  offer: AgreementOffer | null;
}

export interface Decks {
  setup: number;
  since: number;
  deck: number;
  uncounted: boolean;
}

export interface Kill {
  legs: ([string, number])[];
  killer: number;
  volunteer: number;
}

export interface Stood {
  since: number;
  account: Account;
  paid: number;
  player: string;
}

export interface Mix {
  stage: number;
  hands: number;
  since: number;
  caller: number;
}

export interface Clock {
  now: number;
  turn_at: number;
  moved: number;
  charged_at: number;
}

export interface Pot {
  carried: number;
  spare: number;
}

export type TableEvent =
  | { "table.TableOpened": TableOpened }
  | { "table.Noted": Noted }
  | { "table.ButtonStarted": ButtonStarted }
  | { "table.Drawn": Drawn }
  | { "table.Designated": Designated }
  | { "table.BookChanged": BookChanged }
  | { "table.GameChanged": GameChanged }
  | { "table.ChoiceGiven": ChoiceGiven }
  | { "table.TimeSaid": TimeSaid }
  | { "table.PutOnHold": PutOnHold }
  | { "table.LetGoOn": LetGoOn }
  | { "table.Seated": Seated }
  | { "table.LockedUp": LockedUp }
  | { "table.Offered": Offered }
  | { "table.Left": Left }
  | { "table.WentAway": WentAway }
  | { "table.CameBack": CameBack }
  | { "table.SatOut": SatOut }
  | { "table.HandAsked": HandAsked }
  | { "table.SeatAsked": SeatAsked }
  | { "table.SeatHeld": SeatHeld }
  | { "table.SeatsReleased": SeatsReleased }
  | { "table.SeatChanged": SeatChanged }
  | { "table.EntryChosen": EntryChosen }
  | { "table.Reckoned": Reckoned }
  | { "table.DealtInWrongly": DealtInWrongly }
  | { "table.Straddled": Straddled }
  | { "table.Planned": Planned }
  | { "table.Misplaced": Misplaced }
  | { "table.Placed": Placed }
  | { "table.Began": Began }
  | { "table.HandEnded": HandEnded }
  | { "table.HandVoided": HandVoided }
  | { "table.Carried": Carried }
  | { "table.AgreementOffered": AgreementOffered }
  | { "table.LegsUp": LegsUp }
  | { "table.KillDue": KillDue }
  | { "table.KillChosen": KillChosen }
  | { "table.Barred": Barred }
  | { "table.ChipsAdded": ChipsAdded }
  | { "table.ChipsBought": ChipsBought }
  | { "table.CashChanged": CashChanged }
  | { "table.ChipsDelivered": ChipsDelivered }
  | { "table.ChipsRemoved": ChipsRemoved }
  | { "table.ChipsPassed": ChipsPassed }
  | { "table.ColouredUp": ColouredUp }
  | { "table.Racked": Racked }
  | { "table.Paid": Paid }
  | { "table.SetupChanged": SetupChanged }
  | { "table.Questioned": Questioned }
  | { "floor.Ruled": Ruled }
  | { "table.HandReported": HandReported }
  | { "table.ChipsCounted": ChipsCounted }
  | { "table.DropReported": DropReported }
  | { "table.PutBack": PutBack };

export interface Watch {
  t: "watch";
  place: string;
  table?: string;
  role?: string;
  after?: number | null;
}

export interface Unwatch {
  t: "unwatch";
  place: string;
  table?: string;
}

export interface Do {
  t: "do";
  key: string;
  place: string;
  command: unknown;
  table?: string;
  role?: string;
  seen?: number | null;
}

export interface Say {
  t: "say";
  key: string;
  place: string;
  words: string;
  role?: string;
}

export interface Chat {
  t: "chat";
  place: string;
  table: string;
  text: string;
}

export interface CallFor {
  t: "call";
  key: string;
  place: string;
  table: string;
  what: string;
  about?: string;
}

export interface Ping {
  t: "ping";
  n?: number;
}

export type ClientMessage =
  | Watch
  | Unwatch
  | Do
  | Say
  | Chat
  | CallFor
  | Ping;

export interface Fold {
  seat: number;
}

export interface Check {
  seat: number;
}

export interface Call {
  seat: number;
}

export interface RaiseTo {
  seat: number;
  to: number;
}

export interface BringIn {
  seat: number;
}

export interface Discard {
  seat: number;
  cards?: number[];
}

export interface RunIt {
  seat: number;
  times: number;
}

export interface Show {
  seat: number;
  cards?: number[];
}

export interface Muck {
  seat: number;
}

export interface Hunt {
  seat: number;
}

export type HandCommand =
  | { Fold: Fold }
  | { Check: Check }
  | { Call: Call }
  | { RaiseTo: RaiseTo }
  | { BringIn: BringIn }
  | { Discard: Discard }
  | { RunIt: RunIt }
  | { Show: Show }
  | { Muck: Muck }
  | { Hunt: Hunt };

export interface Draw {
  seats: number[];
  cards: number[];
}

export interface Designate {
  house: House;
}

export interface PlayGame {
  game: Sheet;
  stakes: Stakes;
}

export interface PlayBy {
  rules: unknown;
  rulebook: string;
}

export interface Merge {
}

export interface Hold {
}

export interface Release {
}

export interface SayTime {
  now: number;
}

export interface Sit {
  seat: number;
  player: string;
  amount: number;
  arrival?: "list" | "broken" | "must-move" | "transfer" | "drawn";
  piles?: Pile[];
  cash?: boolean;
}

export interface LockUp {
  seat: number;
  player: string;
  amount?: number;
}

export interface Offer {
  seat: number;
  player: string;
}

export interface Leave {
  seat: number;
}

export interface GoAway {
  seat: number;
}

export interface ComeBack {
  seat: number;
}

export interface SitOut {
  seat: number;
}

export interface AskForHand {
  seat: number;
}

export interface AskForSeat {
  seat: number;
  to: number;
}

export interface ChangeSeat {
  seat: number;
  to: number;
}

export interface HoldSeat {
  seat: number;
  to: number;
}

export interface Choose {
  seat: number;
  choice: "wait" | "post" | "wait for the button" | "buy the button" | "come in and buy the button next" | "post in the straddle";
}

export interface LetPass {
  seat: number;
}

export interface PostFor {
  seat: number;
  other: number;
}

export interface DealIn {
  seat: number;
}

export interface Straddle {
  seat: number;
  to?: number;
}

export interface KillPot {
  seat: number;
}

export interface RefuseKill {
  seat: number;
}

export interface Chop {
  seat: number;
  other: number;
}

export interface SplitPot {
  seat: number;
  other: number;
}

export interface AddChips {
  seat: number;
  amount: number;
  piles?: Pile[];
  foreign?: boolean;
}

export interface LayCash {
  seat: number;
  amount: number;
}

export interface BuyWithCash {
  seat: number;
  amount: number;
}

export interface PlayBehind {
  seat: number;
  announced?: number;
  cash_down?: boolean;
}

export interface HaveComing {
  seat: number;
  amount: number;
}

export interface Deliver {
  seat: number;
}

export interface TakeOff {
  seat: number;
  amount: number;
}

export interface PassChips {
  seat: number;
  to: number;
  amount?: number;
}

export interface ColourUp {
  seat: number;
  chip: number;
}

export interface Rack {
  seat: number;
  racked?: boolean;
}

export interface LeaveInPot {
  amount: number;
}

export interface AskForSetup {
  seat: number;
}

export interface NewSetup {
  why?: string;
}

export interface CollectTime {
}

export interface CallGame {
  seat: number;
  game: string;
}

export interface Decide {
  option: string;
  why?: string;
}

export interface Withdraw {
  why?: string;
}

export interface ReportHand {
  button?: number;
  without?: number[];
  drop?: number;
  promotion?: number;
}

export interface CountChips {
  seat: number;
  amount: number;
}

export interface ReportDrop {
  drop: number;
  promotion?: number;
}

export type TableCommand =
  | { Draw: Draw }
  | { Designate: Designate }
  | { PlayGame: PlayGame }
  | { PlayBy: PlayBy }
  | { Merge: Merge }
  | { Hold: Hold }
  | { Release: Release }
  | { SayTime: SayTime }
  | { Sit: Sit }
  | { LockUp: LockUp }
  | { Offer: Offer }
  | { Leave: Leave }
  | { GoAway: GoAway }
  | { ComeBack: ComeBack }
  | { SitOut: SitOut }
  | { AskForHand: AskForHand }
  | { AskForSeat: AskForSeat }
  | { ChangeSeat: ChangeSeat }
  | { HoldSeat: HoldSeat }
  | { Choose: Choose }
  | { LetPass: LetPass }
  | { PostFor: PostFor }
  | { DealIn: DealIn }
  | { Straddle: Straddle }
  | { KillPot: KillPot }
  | { RefuseKill: RefuseKill }
  | { Chop: Chop }
  | { SplitPot: SplitPot }
  | { AddChips: AddChips }
  | { LayCash: LayCash }
  | { BuyWithCash: BuyWithCash }
  | { PlayBehind: PlayBehind }
  | { HaveComing: HaveComing }
  | { Deliver: Deliver }
  | { TakeOff: TakeOff }
  | { PassChips: PassChips }
  | { ColourUp: ColourUp }
  | { Rack: Rack }
  | { LeaveInPot: LeaveInPot }
  | { AskForSetup: AskForSetup }
  | { NewSetup: NewSetup }
  | { CollectTime: CollectTime }
  | { CallGame: CallGame }
  | { Decide: Decide }
  | { Withdraw: Withdraw }
  | { ReportHand: ReportHand }
  | { CountChips: CountChips }
  | { ReportDrop: ReportDrop };

export interface TellTime {
  instant: number;
}

export interface Arrive {
  player: string;
  age?: number;
  papers?: boolean;
  handicap?: boolean;
}

export interface GoHome {
  player: string;
}

export interface SignRules {
  player: string;
}

export interface Warn {
  player: string;
  offence: string;
  why?: string;
}

export interface Suspend {
  player: string;
  offence: string;
  minutes: number;
  scope?: string;
  why?: string;
}

export interface BarPlayer {
  player: string;
  why: string;
  until?: number | null;
  scope?: string;
  offence?: string;
}

export interface LiftBar {
  player: string;
  scope?: string;
}

export interface ListGame {
  name: string;
  listing: Listing;
}

export interface Listing {
  game: string;
  stakes: Stakes;
  seats?: number;
  house?: House;
  higher?: boolean;
  by_phone?: boolean;
  waiting?: Waiting[];
  calls?: SeatCall[];
  given?: number[];
}

export interface SeatCall {
  player: string;
  table: string;
  seat: number;
  at: number;
  paged?: boolean;
  locked?: boolean;
}

export interface OpenTable {
  table: string;
  listing: string;
  by_hand?: boolean;
  over?: number;
}

export interface Establish {
  table: string;
}

export interface CallOff {
  table: string;
}

export interface CloseTable {
  table: string;
}

export interface MakePrivate {
  table: string;
}

export interface MoveGame {
  table: string;
  place: string;
}

export interface ChangeGame {
  table: string;
  listing: string;
  objecting?: string[];
}

export interface CollectRent {
  table: string;
}

export interface Join {
  player: string;
  listing: string;
  by_phone?: boolean;
  caller?: string;
  stays?: boolean;
  table?: string;
  seat?: number;
}

export interface LeaveList {
  player: string;
  listing: string;
}

export interface Refresh {
  player: string;
  listing: string;
}

export interface SwapPlaces {
  player: string;
  other: string;
  listing: string;
}

export interface CallNext {
  listing: string;
  table?: string;
  seat?: number | null;
}

export interface NoAnswer {
  player: string;
  listing: string;
}

export interface ReportIn {
  player: string;
  listing: string;
}

export interface ClaimCall {
  player: string;
  listing: string;
}

export interface Page {
  player: string;
  listing: string;
}

export interface TakeSeat {
  player: string;
  listing: string;
  amount: number;
  seat?: number | null;
}

export interface Decline {
  player: string;
  listing: string;
}

export interface Roll {
  player: string;
  listing: string;
}

export interface SeatPlayer {
  player: string;
  table: string;
  seat: number;
  amount: number;
}

export interface LeaveTable {
  player: string;
  table: string;
}

export interface KeepApart {
  player: string;
  other: string;
  why?: string;
}

export interface LetTogether {
  player: string;
  other: string;
}

export interface ReserveSeat {
  player: string;
  table: string;
  seat: number;
  why?: string;
}

export interface ReleaseSeat {
  table: string;
  seat: number;
}

export interface LockSeat {
  player: string;
  listing: string;
  item: string;
  amount?: number;
  guest?: string;
}

export interface SettleSeat {
  listing: string;
  table: string;
  seat: number;
  player: string;
  other: string;
}

export interface SignTransfer {
  player: string;
  table: string;
}

export interface ChangeTable {
  player: string;
  table: string;
  seat: number;
}

export interface SwapTables {
  player: string;
  other: string;
}

export interface PlayOver {
  player: string;
  table: string;
  seat: number;
  amount: number;
  agreed?: boolean;
}

export interface TakeOffBox {
  player: string;
  table: string;
}

export interface SitBehind {
  player: string;
  guest: string;
  table: string;
}

export interface ObjectToGuest {
  player: string;
  guest: string;
  table: string;
}

export interface StepAway {
  player: string;
  table: string;
}

export interface SitBack {
  player: string;
  table: string;
  amount?: number;
}

export interface TakeBox {
  table: string;
}

export interface ReportMissed {
  player: string;
  table: string;
}

export interface PickUp {
  player: string;
  table: string;
  frequent?: boolean;
}

export interface Recall {
  table: string;
}

export interface GoToDinner {
  player: string;
  table: string;
}

export interface PickUpOwn {
  player: string;
  table: string;
  minutes: number;
}

export interface BackToList {
  player: string;
  listing: string;
}

export interface VerifyStack {
  player: string;
  table: string;
  amount: number;
}

export interface TakeAlong {
  player: string;
  table: string;
  amount: number;
}

export interface FindMissing {
  player: string;
  table: string;
  amount: number;
}

export interface CollectHeld {
  player: string;
}

export interface InvokeMustMove {
  table: string;
  main: string;
}

export interface EndMustMove {
  table: string;
}

export interface Volunteer {
  player: string;
}

export interface TellToMove {
  table: string;
  seat: number;
}

export interface MoveUp {
  player: string;
  amount?: number;
}

export interface RefuseToMove {
  player: string;
}

export interface ReturnToFeeder {
  player: string;
  listing: string;
  amount: number;
}

export interface GoToTable {
  player: string;
  table: string;
  seat: number;
  amount?: number;
}

export interface BreakGame {
  table: string;
  draws?: ([string, number])[];
  refusing?: string[];
  cause?: string;
  away?: ([string, number])[];
  into?: string;
}

export interface ChooseSeat {
  player: string;
  table: string;
  seat: number;
  amount?: number;
}

export interface TakeHeldSeat {
  player: string;
  amount?: number;
}

export interface StockCage {
  chips: number;
  cash: number;
  why?: string;
  second?: string;
}

export interface Buy {
  player: string;
  table: string;
  amount: number;
  tray?: boolean;
  second?: string;
}

export interface Cash {
  player: string;
  table: string;
  amount?: number;
  second?: string;
}

export interface CashKept {
  player: string;
  amount: number;
  second?: string;
}

export interface Fill {
  table: string;
  amount: number;
  why?: string;
  second?: string;
}

export interface Credit {
  table: string;
  amount: number;
  why?: string;
  second?: string;
}

export interface CountDrop {
  table: string;
  fee: number;
  pool?: number;
  second?: string;
}

export interface DailyClose {
  chips: number;
  cash: number;
  second?: string;
}

export interface FundPool {
  amount: number;
  why?: string;
  second?: string;
}

export interface PostPromotion {
  name: string;
  amount: number;
  terms: Terms;
}

export interface AdjustPosted {
  name: string;
  amount: number;
  why?: string;
}

export interface CancelPromotion {
  name: string;
  why?: string;
}

export interface HitJackpot {
  name: string;
  table: string;
  loser?: string;
  winner?: string;
  others?: string[];
  answers?: ([string, string])[];
  also?: string[];
}

export interface VoidJackpot {
  name: string;
  ground: string;
  why?: string;
}

export interface ClaimPrize {
  player: string;
  name: string;
  papers?: boolean;
  second?: string;
}

export interface Disqualify {
  who: string;
  name: string;
  why?: string;
}

export interface AppealDecision {
  player: string;
  name: string;
}

export interface LogIn {
  player: string;
  table: string;
}

export interface AdjustTime {
  who: string;
  minutes: number;
}

export interface GiveTicket {
  ticket: string;
  who: string;
}

export interface PassTicket {
  player: string;
  ticket: string;
  to: string;
}

export interface RedeemTicket {
  player: string;
  ticket: string;
}

export interface Hire {
  who: string;
  roles: ("player" | "dealer" | "floor" | "supervisor" | "cage" | "board" | "director" | "manager" | "surveillance")[];
  games?: string[];
  why?: string;
}

export interface LetGo {
  who: string;
  why?: string;
}

export interface StartShift {
  who: string;
}

export interface EndShift {
  who: string;
}

export interface PutInBox {
  who: string;
  table: string;
  why?: string;
}

export interface PushDealers {
  table?: string;
  why?: string;
}

export interface SendOnBreak {
  who: string;
  why?: string;
}

export interface EndBreak {
  who: string;
}

export interface Undo {
  act?: number;
  why?: string;
  second?: string;
}

export interface RestrictDevices {
  table: string;
  cause: string;
  who?: string;
}

export interface AllowDevices {
  table: string;
  who?: string;
}

export interface UseDevice {
  player: string;
  table: string;
}

export type RoomCommand =
  | { TellTime: TellTime }
  | { Arrive: Arrive }
  | { GoHome: GoHome }
  | { SignRules: SignRules }
  | { Warn: Warn }
  | { Suspend: Suspend }
  | { BarPlayer: BarPlayer }
  | { LiftBar: LiftBar }
  | { ListGame: ListGame }
  | { OpenTable: OpenTable }
  | { Establish: Establish }
  | { CallOff: CallOff }
  | { CloseTable: CloseTable }
  | { MakePrivate: MakePrivate }
  | { MoveGame: MoveGame }
  | { ChangeGame: ChangeGame }
  | { CollectRent: CollectRent }
  | { Join: Join }
  | { LeaveList: LeaveList }
  | { Refresh: Refresh }
  | { SwapPlaces: SwapPlaces }
  | { CallNext: CallNext }
  | { NoAnswer: NoAnswer }
  | { ReportIn: ReportIn }
  | { ClaimCall: ClaimCall }
  | { Page: Page }
  | { TakeSeat: TakeSeat }
  | { Decline: Decline }
  | { Roll: Roll }
  | { SeatPlayer: SeatPlayer }
  | { LeaveTable: LeaveTable }
  | { KeepApart: KeepApart }
  | { LetTogether: LetTogether }
  | { ReserveSeat: ReserveSeat }
  | { ReleaseSeat: ReleaseSeat }
  | { LockSeat: LockSeat }
  | { SettleSeat: SettleSeat }
  | { SignTransfer: SignTransfer }
  | { ChangeTable: ChangeTable }
  | { SwapTables: SwapTables }
  | { PlayOver: PlayOver }
  | { TakeOffBox: TakeOffBox }
  | { SitBehind: SitBehind }
  | { ObjectToGuest: ObjectToGuest }
  | { StepAway: StepAway }
  | { SitBack: SitBack }
  | { TakeBox: TakeBox }
  | { ReportMissed: ReportMissed }
  | { PickUp: PickUp }
  | { Recall: Recall }
  | { GoToDinner: GoToDinner }
  | { PickUpOwn: PickUpOwn }
  | { BackToList: BackToList }
  | { VerifyStack: VerifyStack }
  | { TakeAlong: TakeAlong }
  | { FindMissing: FindMissing }
  | { CollectHeld: CollectHeld }
  | { InvokeMustMove: InvokeMustMove }
  | { EndMustMove: EndMustMove }
  | { Volunteer: Volunteer }
  | { TellToMove: TellToMove }
  | { MoveUp: MoveUp }
  | { RefuseToMove: RefuseToMove }
  | { ReturnToFeeder: ReturnToFeeder }
  | { GoToTable: GoToTable }
  | { BreakGame: BreakGame }
  | { ChooseSeat: ChooseSeat }
  | { TakeHeldSeat: TakeHeldSeat }
  | { StockCage: StockCage }
  | { Buy: Buy }
  | { Cash: Cash }
  | { CashKept: CashKept }
  | { Fill: Fill }
  | { Credit: Credit }
  | { CountDrop: CountDrop }
  | { DailyClose: DailyClose }
  | { FundPool: FundPool }
  | { PostPromotion: PostPromotion }
  | { AdjustPosted: AdjustPosted }
  | { CancelPromotion: CancelPromotion }
  | { HitJackpot: HitJackpot }
  | { VoidJackpot: VoidJackpot }
  | { ClaimPrize: ClaimPrize }
  | { Disqualify: Disqualify }
  | { AppealDecision: AppealDecision }
  | { LogIn: LogIn }
  | { AdjustTime: AdjustTime }
  | { GiveTicket: GiveTicket }
  | { PassTicket: PassTicket }
  | { RedeemTicket: RedeemTicket }
  | { Hire: Hire }
  | { LetGo: LetGo }
  | { StartShift: StartShift }
  | { EndShift: EndShift }
  | { PutInBox: PutInBox }
  | { PushDealers: PushDealers }
  | { SendOnBreak: SendOnBreak }
  | { EndBreak: EndBreak }
  | { Undo: Undo }
  | { RestrictDevices: RestrictDevices }
  | { AllowDevices: AllowDevices }
  | { UseDevice: UseDevice };

export interface Register {
  player: string;
}

export interface EnterBySeat {
  player: string;
  satellite: string;
  won?: string;
}

export interface Unregister {
  player: string;
}

export interface CloseRegistration {
}

export interface PlaceStack {
  table: string;
  seat: number;
}

export interface RemoveStack {
  table: string;
  seat: number;
}

export interface NoteAbsent {
  player: string;
}

export interface AskForStack {
  player: string;
}

export interface TakeOwnSeat {
  player: string;
}

export interface RemoveAbsent {
  player: string;
}

export interface AnnounceRebuy {
  player: string;
}

export interface WithdrawRebuy {
  player: string;
}

export interface Rebuy {
  player: string;
}

export interface DeclineRebuy {
  player: string;
}

export interface BuyAddOn {
  player: string;
}

export interface TakeFromPool {
  amount: number;
  entry?: boolean;
}

export interface MakeUpGuarantee {
}

export interface CancelEvent {
  why?: string;
}

export interface AlterTerms {
  terms: EventTerms;
}

export type EntryCommand =
  | { Register: Register }
  | { EnterBySeat: EnterBySeat }
  | { Unregister: Unregister }
  | { CloseRegistration: CloseRegistration }
  | { PlaceStack: PlaceStack }
  | { RemoveStack: RemoveStack }
  | { NoteAbsent: NoteAbsent }
  | { AskForStack: AskForStack }
  | { TakeOwnSeat: TakeOwnSeat }
  | { RemoveAbsent: RemoveAbsent }
  | { AnnounceRebuy: AnnounceRebuy }
  | { WithdrawRebuy: WithdrawRebuy }
  | { Rebuy: Rebuy }
  | { DeclineRebuy: DeclineRebuy }
  | { BuyAddOn: BuyAddOn }
  | { TakeFromPool: TakeFromPool }
  | { MakeUpGuarantee: MakeUpGuarantee }
  | { CancelEvent: CancelEvent }
  | { AlterTerms: AlterTerms };

export const GAMES = {
  "badugi": {
    "title": "Badugi",
    "seats": 8,
    "opening": "blinds",
    "structures": {
      "limit": {
        "stakes": "limit 2/4 blinds 1/2",
        "stack": 200
      },
      "pot-limit": {
        "stakes": "pot-limit 1/2",
        "stack": 200
      },
      "no-limit": {
        "stakes": "no-limit 1/2",
        "stack": 200
      }
    }
  },
  "crazy-pineapple": {
    "title": "Crazy Pineapple",
    "seats": 10,
    "opening": "blinds",
    "structures": {
      "no-limit": {
        "stakes": "no-limit 1/2",
        "stack": 200
      },
      "pot-limit": {
        "stakes": "pot-limit 1/2",
        "stack": 200
      },
      "limit": {
        "stakes": "limit 2/4 blinds 1/2",
        "stack": 200
      },
      "spread": {
        "stakes": "spread 2-10 blinds 1/2",
        "stack": 500
      }
    }
  },
  "crazy-pineapple-eight": {
    "title": "Crazy Pineapple eight-or-better",
    "seats": 10,
    "opening": "blinds",
    "structures": {
      "no-limit": {
        "stakes": "no-limit 1/2",
        "stack": 200
      },
      "pot-limit": {
        "stakes": "pot-limit 1/2",
        "stack": 200
      },
      "limit": {
        "stakes": "limit 2/4 blinds 1/2",
        "stack": 200
      },
      "spread": {
        "stakes": "spread 2-10 blinds 1/2",
        "stack": 500
      }
    }
  },
  "deuce-to-seven": {
    "title": "Deuce-to-seven single draw",
    "seats": 8,
    "opening": "blinds",
    "structures": {
      "no-limit": {
        "stakes": "no-limit 1/2",
        "stack": 200
      },
      "pot-limit": {
        "stakes": "pot-limit 1/2",
        "stack": 200
      },
      "limit": {
        "stakes": "limit 2/4 blinds 1/2",
        "stack": 200
      }
    }
  },
  "five-card-draw": {
    "title": "Five-card draw",
    "seats": 8,
    "opening": "blinds",
    "structures": {
      "limit": {
        "stakes": "limit 2/4 blinds 1/2",
        "stack": 200
      },
      "no-limit": {
        "stakes": "no-limit 1/2",
        "stack": 200
      },
      "pot-limit": {
        "stakes": "pot-limit 1/2",
        "stack": 200
      },
      "spread": {
        "stakes": "spread 2-10 blinds 1/2",
        "stack": 500
      }
    }
  },
  "five-card-draw-joker": {
    "title": "Five-card draw with the joker",
    "seats": 8,
    "opening": "blinds",
    "structures": {
      "limit": {
        "stakes": "limit 2/4 blinds 1/2",
        "stack": 200
      },
      "no-limit": {
        "stakes": "no-limit 1/2",
        "stack": 200
      },
      "pot-limit": {
        "stakes": "pot-limit 1/2",
        "stack": 200
      },
      "spread": {
        "stakes": "spread 2-10 blinds 1/2",
        "stack": 500
      }
    }
  },
  "holdem": {
    "title": "Hold'em",
    "seats": 10,
    "opening": "blinds",
    "structures": {
      "no-limit": {
        "stakes": "no-limit 1/2",
        "stack": 200
      },
      "pot-limit": {
        "stakes": "pot-limit 1/2",
        "stack": 200
      },
      "limit": {
        "stakes": "limit 2/4 blinds 1/2",
        "stack": 200
      },
      "spread": {
        "stakes": "spread 2-10 blinds 1/2",
        "stack": 500
      }
    }
  },
  "holdem-eight": {
    "title": "Hold'em eight-or-better",
    "seats": 10,
    "opening": "blinds",
    "structures": {
      "no-limit": {
        "stakes": "no-limit 1/2",
        "stack": 200
      },
      "pot-limit": {
        "stakes": "pot-limit 1/2",
        "stack": 200
      },
      "limit": {
        "stakes": "limit 2/4 blinds 1/2",
        "stack": 200
      },
      "spread": {
        "stakes": "spread 2-10 blinds 1/2",
        "stack": 500
      }
    }
  },
  "jacks-or-better": {
    "title": "Jacks or better",
    "seats": 8,
    "opening": "openers",
    "structures": {
      "limit": {
        "stakes": "limit 2/4 ante 1",
        "stack": 200
      },
      "no-limit": {
        "stakes": "no-limit minimum 2 ante 1",
        "stack": 200
      },
      "pot-limit": {
        "stakes": "pot-limit minimum 2 ante 1",
        "stack": 200
      },
      "spread": {
        "stakes": "spread 2-10 ante 1",
        "stack": 500
      }
    }
  },
  "jacks-or-better-joker": {
    "title": "Jacks or better with the joker",
    "seats": 8,
    "opening": "openers",
    "structures": {
      "limit": {
        "stakes": "limit 2/4 ante 1",
        "stack": 200
      },
      "no-limit": {
        "stakes": "no-limit minimum 2 ante 1",
        "stack": 200
      },
      "pot-limit": {
        "stakes": "pot-limit minimum 2 ante 1",
        "stack": 200
      },
      "spread": {
        "stakes": "spread 2-10 ante 1",
        "stack": 500
      }
    }
  },
  "lowball": {
    "title": "Ace-to-five lowball",
    "seats": 8,
    "opening": "blinds",
    "structures": {
      "limit": {
        "stakes": "limit 2/4 blinds 1/2",
        "stack": 200
      },
      "no-limit": {
        "stakes": "no-limit 1/2",
        "stack": 200
      },
      "pot-limit": {
        "stakes": "pot-limit 1/2",
        "stack": 200
      },
      "spread": {
        "stakes": "spread 2-10 blinds 1/2",
        "stack": 500
      }
    }
  },
  "omaha": {
    "title": "Omaha",
    "seats": 10,
    "opening": "blinds",
    "structures": {
      "pot-limit": {
        "stakes": "pot-limit 1/2",
        "stack": 200
      },
      "no-limit": {
        "stakes": "no-limit 1/2",
        "stack": 200
      },
      "limit": {
        "stakes": "limit 2/4 blinds 1/2",
        "stack": 200
      }
    }
  },
  "omaha-5": {
    "title": "Five-card Omaha",
    "seats": 8,
    "opening": "blinds",
    "structures": {
      "pot-limit": {
        "stakes": "pot-limit 1/2",
        "stack": 200
      },
      "no-limit": {
        "stakes": "no-limit 1/2",
        "stack": 200
      },
      "limit": {
        "stakes": "limit 2/4 blinds 1/2",
        "stack": 200
      }
    }
  },
  "omaha-5-eight": {
    "title": "Five-card Omaha eight-or-better",
    "seats": 8,
    "opening": "blinds",
    "structures": {
      "pot-limit": {
        "stakes": "pot-limit 1/2",
        "stack": 200
      },
      "limit": {
        "stakes": "limit 2/4 blinds 1/2",
        "stack": 200
      },
      "no-limit": {
        "stakes": "no-limit 1/2",
        "stack": 200
      }
    }
  },
  "omaha-6": {
    "title": "Six-card Omaha",
    "seats": 7,
    "opening": "blinds",
    "structures": {
      "pot-limit": {
        "stakes": "pot-limit 1/2",
        "stack": 200
      },
      "no-limit": {
        "stakes": "no-limit 1/2",
        "stack": 200
      },
      "limit": {
        "stakes": "limit 2/4 blinds 1/2",
        "stack": 200
      }
    }
  },
  "omaha-6-eight": {
    "title": "Six-card Omaha eight-or-better",
    "seats": 7,
    "opening": "blinds",
    "structures": {
      "pot-limit": {
        "stakes": "pot-limit 1/2",
        "stack": 200
      },
      "limit": {
        "stakes": "limit 2/4 blinds 1/2",
        "stack": 200
      },
      "no-limit": {
        "stakes": "no-limit 1/2",
        "stack": 200
      }
    }
  },
  "omaha-eight": {
    "title": "Omaha eight-or-better",
    "seats": 10,
    "opening": "blinds",
    "structures": {
      "limit": {
        "stakes": "limit 2/4 blinds 1/2",
        "stack": 200
      },
      "pot-limit": {
        "stakes": "pot-limit 1/2",
        "stack": 200
      },
      "no-limit": {
        "stakes": "no-limit 1/2",
        "stack": 200
      }
    }
  },
  "pineapple": {
    "title": "Pineapple",
    "seats": 10,
    "opening": "blinds",
    "structures": {
      "no-limit": {
        "stakes": "no-limit 1/2",
        "stack": 200
      },
      "pot-limit": {
        "stakes": "pot-limit 1/2",
        "stack": 200
      },
      "limit": {
        "stakes": "limit 2/4 blinds 1/2",
        "stack": 200
      },
      "spread": {
        "stakes": "spread 2-10 blinds 1/2",
        "stack": 500
      }
    }
  },
  "pineapple-eight": {
    "title": "Pineapple eight-or-better",
    "seats": 10,
    "opening": "blinds",
    "structures": {
      "no-limit": {
        "stakes": "no-limit 1/2",
        "stack": 200
      },
      "pot-limit": {
        "stakes": "pot-limit 1/2",
        "stack": 200
      },
      "limit": {
        "stakes": "limit 2/4 blinds 1/2",
        "stack": 200
      },
      "spread": {
        "stakes": "spread 2-10 blinds 1/2",
        "stack": 500
      }
    }
  },
  "razz": {
    "title": "Razz",
    "seats": 8,
    "opening": "bring-in",
    "structures": {
      "limit": {
        "stakes": "limit 4/8 ante 1 bring-in 2",
        "stack": 400
      },
      "spread": {
        "stakes": "spread 1-5 ante 1 bring-in 1",
        "stack": 250
      },
      "pot-limit": {
        "stakes": "pot-limit minimum 4 ante 1 bring-in 2",
        "stack": 400
      },
      "no-limit": {
        "stakes": "no-limit minimum 4 ante 1 bring-in 2",
        "stack": 400
      }
    }
  },
  "short-deck": {
    "title": "Short-deck hold'em",
    "seats": 10,
    "opening": "blinds",
    "structures": {
      "no-limit": {
        "stakes": "no-limit 1/2",
        "stack": 200
      },
      "pot-limit": {
        "stakes": "pot-limit 1/2",
        "stack": 200
      },
      "limit": {
        "stakes": "limit 2/4 blinds 1/2",
        "stack": 200
      }
    }
  },
  "stud": {
    "title": "Seven-card stud",
    "seats": 8,
    "opening": "bring-in",
    "structures": {
      "limit": {
        "stakes": "limit 4/8 ante 1 bring-in 2",
        "stack": 400
      },
      "spread": {
        "stakes": "spread 1-5 ante 1 bring-in 1",
        "stack": 250
      },
      "pot-limit": {
        "stakes": "pot-limit minimum 4 ante 1 bring-in 2",
        "stack": 400
      },
      "no-limit": {
        "stakes": "no-limit minimum 4 ante 1 bring-in 2",
        "stack": 400
      }
    }
  },
  "stud-eight": {
    "title": "Seven-card stud eight-or-better",
    "seats": 8,
    "opening": "bring-in",
    "structures": {
      "limit": {
        "stakes": "limit 4/8 ante 1 bring-in 2",
        "stack": 400
      },
      "spread": {
        "stakes": "spread 1-5 ante 1 bring-in 1",
        "stack": 250
      },
      "pot-limit": {
        "stakes": "pot-limit minimum 4 ante 1 bring-in 2",
        "stack": 400
      },
      "no-limit": {
        "stakes": "no-limit minimum 4 ante 1 bring-in 2",
        "stack": 400
      }
    }
  },
  "stud-high-low": {
    "title": "Seven-card stud high-low",
    "seats": 8,
    "opening": "bring-in",
    "structures": {
      "limit": {
        "stakes": "limit 4/8 ante 1 bring-in 2",
        "stack": 400
      },
      "spread": {
        "stakes": "spread 1-5 ante 1 bring-in 1",
        "stack": 250
      },
      "pot-limit": {
        "stakes": "pot-limit minimum 4 ante 1 bring-in 2",
        "stack": 400
      },
      "no-limit": {
        "stakes": "no-limit minimum 4 ante 1 bring-in 2",
        "stack": 400
      }
    }
  },
  "triple-draw": {
    "title": "Deuce-to-seven triple draw",
    "seats": 6,
    "opening": "blinds",
    "structures": {
      "limit": {
        "stakes": "limit 2/4 blinds 1/2",
        "stack": 200
      },
      "pot-limit": {
        "stakes": "pot-limit 1/2",
        "stack": 200
      },
      "no-limit": {
        "stakes": "no-limit 1/2",
        "stack": 200
      }
    }
  }
} as const;

export const MIXES = {
  "ho": "Hold'em and Omaha eight-or-better",
  "hose": "HOSE",
  "horse": "HORSE",
  "8-game": "Eight-game mix",
  "dealers-choice": "Dealer's choice"
} as const;

export const BOOKS = {
  "pechanga": {
    "title": "Pechanga",
    "about": "The live-game rules of a casino's card room, with its promotions, jackpots and glossary."
  },
  "pechanga-t": {
    "title": "Pechanga tournaments",
    "about": "The tournament rules of the same card room, after the Tournament Directors Association; where they are silent its live rules apply."
  },
  "mohegan": {
    "title": "Mohegan",
    "about": "The live-game rules of a casino's poker room, with seven-card stud, kill pots and a glossary."
  },
  "rpl": {
    "title": "Raleigh Poker League",
    "about": "The rules of a poker league, adapted from a general card-room book, with its season and its final."
  },
  "tournament": {
    "title": "Tournament rules",
    "about": "Rules for poker tournaments in the manner of the Tournament Directors Association."
  }
} as const;
