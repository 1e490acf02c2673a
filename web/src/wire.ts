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
  clauses: string[][];
  turn: TurnLeft | null;
  sizes: BetSize[];
  holding: string;
  away: number[];
  case: FloorCase | null;
  deck: string;
  next_deck: string;
  worth: HandWorth[];
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
  name: string;
  ruling: RulingAwaited | null;
}

export interface RulingAwaited {
  report: string;
  says: string;
  clauses: string[];
  options: ([string, string])[];
  people: string[];
  agreed: string[];
  objected: string[];
  silence: boolean;
  proven: boolean;
  left: number;
  of: number;
}

export interface HandWorth {
  seat: number;
  says: string[][];
}

export interface PlaceFrame {
  t: "place";
  place: string;
  version: number;
  view: unknown;
  names: Record<string, string>;
  clauses: Record<string, string[]>;
}

export interface TablesFrame {
  t: "tables";
  place: string;
  tables: TableGlance[];
  whole: boolean;
}

export interface TableGlance {
  table: string;
  game: string;
  stakes: string;
  by_hand: boolean;
  seats: string;
  hand: number;
  street: string;
  pot: number;
  actor: number;
  standing: string;
  feeds: string[];
  question: string;
  case: FloorCase | null;
  on_hold: boolean;
  title: string;
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
  clauses: string[];
  who: string;
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
  | TablesFrame
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
  buy_in: [number, number | null];
  fill_to: number | null;
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
  asks_button: boolean;
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
  coming: NextDeal | null;
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
  buy_in: [number, number | null];
  dollar: number;
  mix: string;
  book: string;
}

export interface NameOnBoard {
  player: string;
  by_phone: boolean;
  called: boolean;
  passed: boolean;
  since: number;
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
  since: number;
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
  to_fill: SeatToFill[];
  away: AwayFromTable[];
  offences: ([string, boolean])[];
  seated: ([string, string[]])[];
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

export interface SeatToFill {
  how: string;
  listing: string;
  table: string;
  seat: number;
  player: string;
  says: string;
  grounds: string[];
}

export interface AwayFromTable {
  table: string;
  seat: number;
  player: string;
  since: number | null;
  until: number | null;
  pick_up: boolean;
  says: string;
  grounds: string[];
  count: boolean;
}

export interface CageRoomView {
  now: number;
  zone: string;
  accounts: ([string, number])[];
  counted: ([string, string, number])[];
  closed: ([number, number, number])[];
  prizes: Prize[];
  posted: ([string, number])[];
  tables: TableAtCage[];
  kept: ([string, number])[];
  two_people_from: number;
  staff: string[];
  held: ([string, number])[];
  dollar: number;
}

export interface TableAtCage {
  number: string;
  game: string;
  by_hand: boolean;
  dollar: number;
  least: number;
  most: number | null;
  players: PlayerAtCage[];
  on_table: number;
  tray: number;
  box: number;
  fee: number;
  pool: number;
}

export interface PlayerAtCage {
  player: string;
  seat: number;
  stack: number | null;
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
  agreed: number;
  for_winner: number;
}

export interface ClockOnDesk {
  level: number;
  levels: number;
  number: number;
  last: number;
  stakes: string;
  runs: boolean;
  ends: number;
  seconds: number;
  next: string;
  next_break: number;
  rest: number;
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

export interface DirectorView {
  board: DirectorBoard;
  terms: EventTerms;
  levels: LevelOnDesk[];
  may: OwnChoice[];
  steps: StepOnDesk[];
  entrants: EntrantOnDesk[];
  acts: ActOnDesk[];
  moves: MoveOnDesk[];
  warnings: DeskWarning[];
  chips: number[];
  hand_for_hand: boolean;
  fixed: boolean;
  race: RaceOnDesk | null;
  raced: RacedTable[];
  offers: DealOffer[];
  deal: DealOnDesk | null;
  cancelled: boolean;
  drawn_by: string[];
  jump: BreakJump | null;
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

export interface Price {
  prize: number;
  fee: number;
  service: number;
  bounty: number;
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

export interface LevelOnDesk {
  number: number;
  minutes: number;
  words: string;
  written: string;
  game: string;
  blinds: number[];
  ante: number;
  big_blind_ante: number;
  big_blind: number;
  remove: number[];
}

export interface OwnChoice {
  command: string;
  may: boolean;
  why: string;
  clauses: string[];
}

export interface StepOnDesk {
  says: string;
  tables: string[];
  clauses: string[];
  movers: MoverOnDesk[];
}

export interface MoverOnDesk {
  player: string;
  table: string;
  seat: number;
  chips: number;
  most: number;
}

export interface EntrantOnDesk {
  player: string;
  number: number;
  standing: string;
  entries: number;
  rebuys: number;
  add_ons: number;
  paid: number;
  owes: number;
  table: string;
  seat: number;
  absent: boolean;
  hands: number;
  rounds: number;
  head: number;
  broke: boolean;
  rebuys_now: number;
}

export interface ActOnDesk {
  number: number;
  what: string;
  key: string;
  command: string;
  at: number;
  role: string;
  undone: boolean;
  why: string;
}

export interface MoveOnDesk {
  number: number;
  act: number;
  at: number;
  player: string;
  table: string;
  seat: number;
  to: string;
  to_seat: number;
  why: string;
  players: [number, number];
  blind_in: [number, number];
  clauses: string[];
  measured: boolean;
}

export interface DeskWarning {
  kind: string;
  table: string;
  player: string;
  amount: number;
}

export interface RaceOnDesk {
  chip: number;
  into: number;
  raced: boolean;
  first: number;
  most: number;
  level: number;
  due: boolean;
  announced: boolean;
  may: boolean;
  why: string;
  clauses: string[];
  tables: RaceTable[];
}

export interface RaceTable {
  table: string;
  seats: RaceSeat[];
  odd: number;
  to_win: number;
}

export interface RaceSeat {
  seat: number;
  player: string;
  chips: number;
  odd: number;
  cards: number;
  kept: boolean;
}

export interface RacedTable {
  at: number;
  act: number;
  table: string;
  chip: number;
  into: number;
  entries: RaceEntry[];
}

export interface RaceEntry {
  player: string;
  odd: number;
  cards: number[];
  gets: number;
}

export interface DealOffer {
  kind: string;
  awards: PrizeAward[];
  left: number;
  why: string;
  clauses: string[];
  total: number;
}

export interface PrizeAward {
  player: string;
  amount: number;
}

export interface DealOnDesk {
  awards: PrizeAward[];
  left: number;
  agreed: string[];
  missing: string[];
  made: boolean;
  stale: boolean;
}

export interface BreakJump {
  after: number;
  first: number;
  last: number;
  closes: boolean;
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
  | { "tournament.DirectorView": DirectorView }
  | { "tournament.EventForPlayer": EventForPlayer }
  | { "league.SeasonPicture": SeasonPicture };

export interface MeAnswer {
  account: AccountShown | null;
  csrf: string;
  house: string;
  guests: boolean;
  signup: string;
  has_owner: boolean;
  password_least: number;
  currency: string;
  play_chips: boolean;
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

export interface InvitationShown {
  state: string;
  title: string;
  host: string;
  game: string;
  stakes: string;
  dollar: number;
  buy_in: [number, number | null];
  seats: number;
  taken: number;
  book: string;
}

export interface SettlementShown {
  place: string;
  title: string;
  host: string;
  over: boolean;
  rows: GameStanding[];
  payments: OwedTo[];
  unsettled: number;
  names: Record<string, string>;
  dollar: number;
}

export interface GameStanding {
  player: string;
  bought: number;
  cashed: number;
  has: number;
  net: number;
}

export interface OwedTo {
  player: string;
  to: string;
  amount: number;
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

export interface EventShown {
  about: EventListed;
  board: DirectorBoard;
  mine: OwnPart;
  terms: EventTerms;
  levels: EventLevel[];
  payouts: number[];
  names: Record<string, string>;
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

export interface HandsPage {
  hands: HandListed[];
  more: boolean;
}

export interface HandListed {
  id: string;
  place: string;
  table: string;
  number: number;
  game: string;
  stakes: string;
  at: number;
  seat: number;
  net: number;
  shown: boolean;
  cards: number[];
}

export interface HandShown {
  about: HandAbout;
  rulebook: string;
  seat: number;
  players: string[];
  stacks: number[];
  button: number;
  steps: HandStep[];
  clauses: Record<string, string>;
  names: Record<string, string>;
}

export interface HandAbout {
  id: string;
  place: string;
  table: string;
  number: number;
  game: string;
  stakes: string;
  at: number;
}

export interface HandStep {
  n: number;
  event: Record<string, unknown>;
  says: string;
  clauses: string[];
  worth: HandWorth[];
}

export interface ClauseShown {
  id: string;
  book: string;
  chapter: string;
  title: string;
  says: string;
  decides: PointDecided[];
}

export interface PointDecided {
  question: string;
  answer: string;
}

export interface LawShelf {
  books: BookListed[];
  areas: string[];
  groups: GroupListed[];
  clauses: number;
}

export interface BookListed {
  name: string;
  title: string;
  about: string;
  clauses: number;
}

export interface GroupListed {
  group: string;
  layer: string;
  points: number;
}

export interface BookContents {
  book: string;
  title: string;
  about: string;
  chapters: ChapterLine[];
}

export interface ChapterLine {
  title: string;
  clauses: ClauseLine[];
}

export interface ClauseLine {
  id: string;
  title: string;
  state: string;
  cases: number;
  says: string;
}

export interface LawFound {
  total: number;
  found: ClauseLine[];
  nearest: boolean;
}

export interface WholeClause {
  id: string;
  book: string;
  title: string;
  says: string;
  treatment: string;
  area: string;
  layer: string;
  state: string;
  same_as: string;
  why_not_run: string;
  note: string;
  decided: Record<string, string>;
  points: PointShown[];
  by: ProcedureLine[];
  cases: CaseLine[];
  chapter: string;
  before: string;
  after: string;
}

export interface PointShown {
  point: string;
  group: string;
  question: string;
  kind: string;
  values: string[];
  least: number | null;
  most: number | null;
  unit: string;
  allowed: string;
  books: HouseValue[];
}

export interface HouseValue {
  book: string;
  value: string;
  stated: boolean;
  clauses: string[];
}

export interface ProcedureLine {
  name: string;
  says: string;
}

export interface CaseLine {
  name: string;
  book: string;
  lines: string[];
}

export interface CaseRun {
  rule: string;
  case: string;
  book: string;
  lines: string[];
  result: string;
  says: string;
  line: number;
  steps: CaseStep[];
  ways: WayOff[];
  way: number;
}

export interface CaseStep {
  line: number;
  words: string;
  kind: string;
  says: string;
  clauses: string[];
  seats: SeatPicture[];
  board: string;
  pot: number;
}

export interface SeatPicture {
  name: string;
  bet: number;
  stack: number;
  state: string;
}

export interface WayOff {
  name: string;
  question: string;
  instead: string;
  red: boolean;
}

export interface CoverageShown {
  total: CountLine;
  books: CountLine[];
  layers: CountLine[];
  areas: CountLine[];
  unproved: string[];
}

export interface CountLine {
  name: string;
  clauses: number;
  accounted: number;
  running: number;
  with_cases: number;
  posted: number;
  open: number;
  proved: number | null;
}

export interface KindsFound {
  commonest: KindLine[];
  kinds: KindLine[];
  clauses: ClauseLine[];
  meant: string;
}

export interface KindLine {
  name: string;
  what: string;
  family: string;
  said: string;
}

export interface FloorAnswer {
  kind: string;
  what: string;
  game: string;
  stakes: string;
  scene: string;
  scenes: string[];
  story: string[];
  play: string;
  needed: FloorQuestion | null;
  told: FloorQuestion[];
  usual: FloorQuestion[];
  rulings: BookRuling[];
  differ: BooksDiffer[];
  alike: boolean;
  wrong: string;
  house: string;
}

export interface FloorQuestion {
  name: string;
  question: string;
  kind: string;
  choices: AnswerChoice[];
  said: string;
  usual: string;
}

export interface AnswerChoice {
  value: string;
  label: string;
}

export interface BookRuling {
  book: string;
  title: string;
  sentence: string;
  why: string[];
  clauses: ClauseSaid[];
  choices: RulingChoice[];
  default: string;
  silent: boolean;
  refused: boolean;
  open: boolean;
  notes: string[];
  later: TurnLater[];
  other_readings: string[];
}

export interface ClauseSaid {
  id: string;
  title: string;
  says: string;
}

export interface RulingChoice {
  name: string;
  says: string;
}

export interface TurnLater {
  choice: string;
  between: string;
  may: string;
}

export interface BooksDiffer {
  point: string;
  question: string;
  values: Record<string, string>;
  silent: string[];
}

export interface PaperShown {
  book: string;
  title: string;
  questions: PaperQuestion[];
}

export interface PaperQuestion {
  kind: string;
  story: string[];
  what: string;
  facts: string[];
  choices: string[];
  right: number;
  sentence: string;
  clauses: ClauseSaid[];
}

export interface HouseRead {
  file: string;
  text: string;
  title: string;
  extends: string;
  mistakes: HouseMistake[];
  changes: HouseChange[];
  remarks: HouseMistake[];
  points: Record<string, string>;
  plain: boolean;
}

export interface HouseMistake {
  point: string;
  rule: string;
  says: string;
}

export interface HouseChange {
  point: string;
  question: string;
  was: string;
  now: string;
  clause: string;
  over: string[];
}

export interface HouseTriedShown {
  tried: number;
  differ: CaseDiffers[];
  failing: CaseDiffers[];
  never_red: CaseDiffers[];
  mistakes: HouseMistake[];
}

export interface CaseDiffers {
  rule: string;
  title: string;
  case: string;
  line: string;
  says: string;
}

export interface PrecedentShown {
  number: number;
  by: string;
  mine: boolean;
  at: number;
  kind: string;
  what: string;
  place: string;
  facts: string[];
  book: string;
  ruling: string;
  clauses: string[];
  remark: string;
  asked: string;
}

export interface LedgerShown {
  place: string;
  opened_at: number;
  opening: CageSums;
  now: CageSums;
  lines: LedgerLine[];
  earlier: number;
  rows: DayRow[];
  days: ClosedDay[];
  balanced: boolean;
  names: Record<string, string>;
}

export interface CageSums {
  cash: number;
  chips: number;
  trays: number;
  funds: number;
}

export interface LedgerLine {
  n: number;
  at: number;
  why: string;
  player: string;
  table: string;
  sums: CageSums;
  lines: ([string, number])[];
  by: string;
  second: string;
  undo: string;
  undone: string;
  act: number;
  did: string;
}

export interface DayRow {
  why: string;
  count: number;
  sums: CageSums;
}

export interface ClosedDay {
  at: number;
  lines: number;
  chips_over: number;
  cash_over: number;
  signed: string[];
  sums: CageSums;
  why: string;
}

export interface PeoplePage {
  people: PersonShown[];
  more: boolean;
  grants: string[];
}

export interface PersonShown {
  account: AccountShown;
  created: number;
  closed: boolean;
  out: KeptOut[];
}

export interface KeptOut {
  kind: string;
  until: number;
  why: string;
}

export interface CodeShown {
  number: string;
  label: string;
  place: string;
  guests: boolean;
  uses: number;
  expires: number;
  made_by: string;
}

export interface CodeAnswer {
  code: string;
  number: string;
  place: string;
  uses: number;
  expires: number;
}

export interface TrailShown {
  created: number;
  sender: string;
  act: string;
  about: string;
  detail: string;
}

export interface SettingShown {
  name: string;
  value: string;
  about: string;
  changeable: boolean;
  kind: string;
}

export interface DiaryLine {
  n: number;
  at: number;
  by: string;
  role: string;
  says: string;
}

export interface ReportShown {
  title: string;
  columns: string[];
  rows: ((number | string)[])[];
  bars: [string, string];
}

export interface BackupMade {
  name: string;
  at: number;
  by: string;
  lines: number;
  digest: string;
  bytes: number;
}

export interface TalkShown {
  lines: LatestLine[];
  muted: Record<string, number>;
  names: Record<string, string>;
}

export interface LatestLine {
  table: string;
  n: number;
  who: string;
  text: string;
  at: number;
}

export interface SignedBeside {
  id: string;
  name: string;
}

export interface BookInForce {
  book: string;
  title: string;
  waiting: string[];
  others: BookOffered[];
}

export interface BookOffered {
  book: string;
  title: string;
}

export interface StructureShown {
  terms: EventTerms;
  levels: LevelOnDesk[];
  words: string;
  minutes: number;
  ahead: LevelAhead[];
}

export interface LevelAhead {
  number: number;
  begins: number;
  big_blind: number;
  left: number;
  average: number;
}

export interface LevelsRead {
  levels: Level[];
}

export interface Level {
  minutes: number;
  stakes: Stakes | null;
  game: string;
  remove: number[];
}

export interface TrialShown {
  report: TrialReport;
}

export interface TrialReport {
  entrants: number;
  times: number;
  minutes: OutcomeSpread;
  hands: OutcomeSpread;
  final_table: OutcomeSpread;
}

export interface OutcomeSpread {
  low: number;
  median: number;
  high: number;
}

export interface DealWorkedOut {
  worth: number[];
  chips: number[];
  left: number;
}

export interface PersonAtDesk {
  id: string;
  name: string;
}

export interface WallShown {
  house: string;
  title: string;
  game: string;
  book: string;
  now: number;
  starts: number;
  clock: ClockOnDesk;
  levels: LevelOnDesk[];
  registration: boolean;
  entries: number;
  left: number;
  chips: number;
  average: number;
  pool: number;
  prizes: number[];
  price: number;
  hand_for_hand: boolean;
  over: boolean;
  cancelled: boolean;
  race: number;
  race_clauses: string[];
  moves: WallMove[];
  out: WallPlace[];
  late: number;
  agreed: number;
  for_winner: number;
}

export interface WallMove {
  at: number;
  player: string;
  table: string;
  seat: number;
  to: string;
  to_seat: number;
}

export interface WallPlace {
  place: number;
  player: string;
  prize: number;
}

export interface WallListed {
  place: string;
  title: string;
  state: string;
}

export interface SeasonOnDesk {
  place: string;
  picture: SeasonPicture;
  why: PlayerWhy[];
  names: Record<string, string>;
  nights: NightOnDesk[];
  events: number[];
  course: CoursePoints[];
  ways: FinalWayShown[];
  clauses: string[];
  seats: FinalSeat[];
  unseated: string[];
  guests: string[];
  field: number;
  known: MadeKnown[];
  venues: string[];
  worth: string;
}

export interface NightOnDesk {
  event: number;
  result: SeasonResult;
  corrections: CorrectionNoted[];
}

export interface SeasonResult {
  day: string;
  venue: string;
  places: string[][];
  entrants: number;
  paid: ([string, number])[];
  bounties: ([string, number])[];
  buyin: number;
  rebuys: ([string, number])[];
  pool: number;
  agreed: boolean;
  kind: "season" | "last-chance" | "final";
}

export interface CorrectionNoted {
  event: number;
  at: number;
  why: string;
}

export interface CoursePoints {
  player: string;
  points: number[];
}

export interface FinalWayShown {
  player: string;
  way: string;
  number: number;
  short: string;
  answer: string;
}

export interface FinalSeat {
  player: string;
  table: number;
  seat: number;
  why: string;
}

export interface MadeKnown {
  what: string;
  where: string;
  clauses: string[];
}

export interface WhatIfShown {
  place: number;
  points: string;
  total: string;
  standing: number;
  chance: string;
}

export interface FormulaShown {
  name: string;
  text: string;
  about: string;
  words: string;
  fault: string;
}

export interface OpenedPlace {
  place: string;
}

export interface KindShown {
  name: string;
  family: string;
  what: string;
  touches: string[];
  seat: string;
  nth: boolean;
}

export interface InterviewStep {
  version: number;
  refused: string;
  questions: QuestionShown[];
  ruling: RulingShown | null;
  elsewhere: ElsewhereShown[];
}

export interface QuestionShown {
  name: string;
  kind: string;
  question: string;
  answers: AnswerShown[];
  seats: number[];
  usual: string;
  taken: string;
}

export interface AnswerShown {
  value: string;
  label: string;
}

export interface RulingShown {
  sentence: string;
  why: string[];
  clauses: ClauseBehind[];
  options: OptionShown[];
  usual: string;
  authority: string;
  notes: string[];
}

export interface ClauseBehind {
  id: string;
  title: string;
  says: string;
}

export interface OptionShown {
  name: string;
  says: string;
  clauses: string[];
}

export interface ElsewhereShown {
  book: string;
  says: string;
  clauses: string[];
}

export interface ActsShown {
  acts: ActShown[];
  names: Record<string, string>;
}

export interface ActShown {
  number: number;
  what: string;
  player: string;
  by: string;
  role: string;
  why: string;
  kind: string;
  table: string;
  staff: boolean;
  at: number;
}

export type ApiBody =
  | MeAnswer
  | GameShown
  | InvitationShown
  | SettlementShown
  | EventListed
  | EventShown
  | SeasonListed
  | SeasonShown
  | HandsPage
  | HandShown
  | ClauseShown
  | LawShelf
  | BookContents
  | LawFound
  | WholeClause
  | CaseRun
  | CoverageShown
  | KindsFound
  | FloorAnswer
  | PaperShown
  | HouseRead
  | HouseTriedShown
  | PrecedentShown
  | LedgerShown
  | PeoplePage
  | CodeShown
  | CodeAnswer
  | TrailShown
  | SettingShown
  | DiaryLine
  | ReportShown
  | BackupMade
  | TalkShown
  | SignedBeside
  | BookInForce
  | StructureShown
  | LevelsRead
  | TrialShown
  | DealWorkedOut
  | PersonAtDesk
  | WallShown
  | WallListed
  | SeasonOnDesk
  | WhatIfShown
  | FormulaShown
  | OpenedPlace
  | KindShown
  | InterviewStep
  | ActsShown;

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

export interface HandIn {
  t: "words";
  key: string;
  place: string;
  table: string;
  words: string;
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
  | HandIn
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

export interface LetLie {
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
  | { LetLie: LetLie }
  | { Withdraw: Withdraw }
  | { ReportHand: ReportHand }
  | { CountChips: CountChips }
  | { ReportDrop: ReportDrop };

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
  told?: [number, number] | null;
  why?: string;
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

export interface SeatEntrant {
  player: string;
  seed: number | string;
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

export interface BustAndRebuy {
  player: string;
  times?: number;
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

export interface StartPlay {
}

export interface PauseClock {
}

export interface ResumeClock {
}

export interface GoToLevel {
  level: number;
}

export interface ChangeMinutes {
  minutes: number;
  less?: boolean;
}

export interface GoToBreak {
}

export interface TakeBreak {
  minutes?: number;
}

export interface ChangeLevels {
  levels: Level[];
}

export interface HandForHand {
  on?: boolean;
}

export interface NextRound {
}

export interface DrawSeats {
  seed: number | string;
}

export interface AssignSeat {
  player: string;
  table: string;
  seat: number;
  need?: string;
}

export interface PassSeat {
  player: string;
  other: string;
}

export interface SitWrongly {
  player: string;
  table: string;
  seat: number;
}

export interface PutRight {
  player: string;
  chips?: number | null;
}

export interface MoveTo {
  player: string;
  table: string;
  seat: number;
  why?: string;
}

export interface Balance {
  source?: string;
}

export interface BreakTable {
  table: string;
  seed: number | string;
}

export interface Redraw {
  seed: number | string;
}

export interface HaltTable {
  table: string;
}

export interface LetPlayOn {
  table: string;
}

export interface SettleTables {
  seed: number | string;
}

export interface BustOut {
  player: string;
  began?: number;
  by?: string[];
}

export interface BustAtOnce {
  busts: BustOut[];
}

export interface SetPrizes {
}

export interface PayPrizes {
}

export interface ProposeDeal {
  kind: "worth" | "chips" | "own";
  amounts?: PrizeAward[];
  left?: number;
  positions?: string[];
}

export interface AgreeToDeal {
  player: string;
}

export interface DeclineDeal {
  player: string;
}

export interface CarryOutDeal {
}

export interface RuleOnPrivateDeal {
  player: string;
  owes: string;
  amount: number;
}

export interface WarnEntrant {
  player: string;
  offence: string;
}

export interface PenaliseEntrant {
  player: string;
  offence: string;
  hands?: number;
  rounds?: number;
}

export interface ForfeitChips {
  player: string;
  offence: string;
  amount: number;
}

export interface DisqualifyEntrant {
  player: string;
  offence: string;
}

export interface AnnounceColourUp {
  chip: number;
}

export interface RaceOff {
  chip: number;
  seed?: number | string | null;
  winners?: string[];
}

export interface TurnInChips {
  player: string;
  chip: number;
  count: number;
}

export interface UndoAct {
  what?: string;
  act?: number;
  why?: string;
}

export interface RedoAct {
  what?: string;
  why?: string;
}

export interface SendDealer {
  who: string;
  table: string;
  why?: string;
}

export interface EndFlight {
}

export interface TakeOverFlight {
  flight: string;
  entries: number;
  bags: Bag[];
}

export interface Bag {
  player: string;
  chips: number;
  head?: number;
}

export interface DrawMatches {
  seed: number | string;
}

export interface CountStacks {
  stacks: StackTold[];
}

export interface StackTold {
  player: string;
  amount: number;
}

export type EventCommand =
  | { Register: Register }
  | { EnterBySeat: EnterBySeat }
  | { Unregister: Unregister }
  | { CloseRegistration: CloseRegistration }
  | { SeatEntrant: SeatEntrant }
  | { PlaceStack: PlaceStack }
  | { RemoveStack: RemoveStack }
  | { NoteAbsent: NoteAbsent }
  | { AskForStack: AskForStack }
  | { TakeOwnSeat: TakeOwnSeat }
  | { RemoveAbsent: RemoveAbsent }
  | { AnnounceRebuy: AnnounceRebuy }
  | { WithdrawRebuy: WithdrawRebuy }
  | { Rebuy: Rebuy }
  | { BustAndRebuy: BustAndRebuy }
  | { DeclineRebuy: DeclineRebuy }
  | { BuyAddOn: BuyAddOn }
  | { TakeFromPool: TakeFromPool }
  | { MakeUpGuarantee: MakeUpGuarantee }
  | { CancelEvent: CancelEvent }
  | { AlterTerms: AlterTerms }
  | { StartPlay: StartPlay }
  | { PauseClock: PauseClock }
  | { ResumeClock: ResumeClock }
  | { GoToLevel: GoToLevel }
  | { ChangeMinutes: ChangeMinutes }
  | { GoToBreak: GoToBreak }
  | { TakeBreak: TakeBreak }
  | { ChangeLevels: ChangeLevels }
  | { HandForHand: HandForHand }
  | { NextRound: NextRound }
  | { DrawSeats: DrawSeats }
  | { AssignSeat: AssignSeat }
  | { PassSeat: PassSeat }
  | { SitWrongly: SitWrongly }
  | { PutRight: PutRight }
  | { MoveTo: MoveTo }
  | { Balance: Balance }
  | { BreakTable: BreakTable }
  | { Redraw: Redraw }
  | { HaltTable: HaltTable }
  | { LetPlayOn: LetPlayOn }
  | { SettleTables: SettleTables }
  | { BustOut: BustOut }
  | { BustAtOnce: BustAtOnce }
  | { SetPrizes: SetPrizes }
  | { PayPrizes: PayPrizes }
  | { ProposeDeal: ProposeDeal }
  | { AgreeToDeal: AgreeToDeal }
  | { DeclineDeal: DeclineDeal }
  | { CarryOutDeal: CarryOutDeal }
  | { RuleOnPrivateDeal: RuleOnPrivateDeal }
  | { WarnEntrant: WarnEntrant }
  | { PenaliseEntrant: PenaliseEntrant }
  | { ForfeitChips: ForfeitChips }
  | { DisqualifyEntrant: DisqualifyEntrant }
  | { AnnounceColourUp: AnnounceColourUp }
  | { RaceOff: RaceOff }
  | { TurnInChips: TurnInChips }
  | { UndoAct: UndoAct }
  | { RedoAct: RedoAct }
  | { SendDealer: SendDealer }
  | { EndFlight: EndFlight }
  | { TakeOverFlight: TakeOverFlight }
  | { DrawMatches: DrawMatches }
  | { CountStacks: CountStacks };

export interface AddMember {
  player: string;
}

export interface AddGuest {
  player: string;
}

export interface Publish {
  what: string;
  where: string;
}

export interface AnnounceEvent {
  event: number;
  day: string;
  venue: string;
  kind?: "season" | "last-chance" | "final";
}

export interface RecordResult {
  event: number;
  result: SeasonResult;
}

export interface CorrectResult {
  event: number;
  result: SeasonResult;
  why: string;
}

export interface GiveBonus {
  player: string;
  points: string;
  why: string;
  event?: number;
}

export interface DeductPoints {
  player: string;
  points: string;
  why: string;
  event?: number;
}

export interface CloseSeason {
}

export interface AcceptSeat {
  player: string;
}

export interface DeclineSeat {
  player: string;
}

export interface SeatFinal {
  seed?: number | string;
}

export interface SeatInFinal {
  player: string;
  table: number;
  seat: number;
  why?: string;
}

export interface FundBestHand {
  event: number;
  amount: number;
}

export interface ShowBestHand {
  player: string;
  event: number;
  hole: number[];
  board: number[];
  shown?: boolean;
  called?: boolean;
}

export interface PayBestHand {
  event: number;
}

export interface TakeBountyChips {
  player: string;
  event: number;
  chips: number;
  each: number;
}

export interface PlayBountyChip {
  player: string;
  event: number;
}

export interface AwardSeatPrize {
  player: string;
  organiser: string;
  amount: number;
}

export type SeasonCommand =
  | { AddMember: AddMember }
  | { AddGuest: AddGuest }
  | { Publish: Publish }
  | { AnnounceEvent: AnnounceEvent }
  | { RecordResult: RecordResult }
  | { CorrectResult: CorrectResult }
  | { GiveBonus: GiveBonus }
  | { DeductPoints: DeductPoints }
  | { CloseSeason: CloseSeason }
  | { AcceptSeat: AcceptSeat }
  | { DeclineSeat: DeclineSeat }
  | { SeatFinal: SeatFinal }
  | { SeatInFinal: SeatInFinal }
  | { FundBestHand: FundBestHand }
  | { ShowBestHand: ShowBestHand }
  | { PayBestHand: PayBestHand }
  | { TakeBountyChips: TakeBountyChips }
  | { PlayBountyChip: PlayBountyChip }
  | { AwardSeatPrize: AwardSeatPrize };

export const GAMES = {
  "badugi": {
    "title": "Badugi",
    "stud": false,
    "wins": [
      "badugi"
    ],
    "streets": [
      [
        "before the draw",
        4,
        0,
        0
      ],
      [
        "first draw",
        0,
        0,
        0
      ],
      [
        "second draw",
        0,
        0,
        0
      ],
      [
        "third draw",
        0,
        0,
        0
      ]
    ],
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
    "stud": false,
    "wins": [
      "high"
    ],
    "streets": [
      [
        "pre-flop",
        3,
        0,
        0
      ],
      [
        "flop",
        0,
        0,
        3
      ],
      [
        "turn",
        0,
        0,
        1
      ],
      [
        "river",
        0,
        0,
        1
      ]
    ],
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
    "stud": false,
    "wins": [
      "high",
      "eight-or-better"
    ],
    "streets": [
      [
        "pre-flop",
        3,
        0,
        0
      ],
      [
        "flop",
        0,
        0,
        3
      ],
      [
        "turn",
        0,
        0,
        1
      ],
      [
        "river",
        0,
        0,
        1
      ]
    ],
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
    "stud": false,
    "wins": [
      "deuce-to-seven"
    ],
    "streets": [
      [
        "before the draw",
        5,
        0,
        0
      ],
      [
        "after the draw",
        0,
        0,
        0
      ]
    ],
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
    "stud": false,
    "wins": [
      "high"
    ],
    "streets": [
      [
        "before the draw",
        5,
        0,
        0
      ],
      [
        "after the draw",
        0,
        0,
        0
      ]
    ],
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
    "stud": false,
    "wins": [
      "joker-high"
    ],
    "streets": [
      [
        "before the draw",
        5,
        0,
        0
      ],
      [
        "after the draw",
        0,
        0,
        0
      ]
    ],
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
    "stud": false,
    "wins": [
      "high"
    ],
    "streets": [
      [
        "pre-flop",
        2,
        0,
        0
      ],
      [
        "flop",
        0,
        0,
        3
      ],
      [
        "turn",
        0,
        0,
        1
      ],
      [
        "river",
        0,
        0,
        1
      ]
    ],
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
    "stud": false,
    "wins": [
      "high",
      "eight-or-better"
    ],
    "streets": [
      [
        "pre-flop",
        2,
        0,
        0
      ],
      [
        "flop",
        0,
        0,
        3
      ],
      [
        "turn",
        0,
        0,
        1
      ],
      [
        "river",
        0,
        0,
        1
      ]
    ],
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
    "stud": false,
    "wins": [
      "high"
    ],
    "streets": [
      [
        "before the draw",
        5,
        0,
        0
      ],
      [
        "after the draw",
        0,
        0,
        0
      ]
    ],
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
    "stud": false,
    "wins": [
      "joker-high"
    ],
    "streets": [
      [
        "before the draw",
        5,
        0,
        0
      ],
      [
        "after the draw",
        0,
        0,
        0
      ]
    ],
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
    "stud": false,
    "wins": [
      "joker-ace-to-five"
    ],
    "streets": [
      [
        "before the draw",
        5,
        0,
        0
      ],
      [
        "after the draw",
        0,
        0,
        0
      ]
    ],
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
    "stud": false,
    "wins": [
      "high"
    ],
    "streets": [
      [
        "pre-flop",
        4,
        0,
        0
      ],
      [
        "flop",
        0,
        0,
        3
      ],
      [
        "turn",
        0,
        0,
        1
      ],
      [
        "river",
        0,
        0,
        1
      ]
    ],
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
    "stud": false,
    "wins": [
      "high"
    ],
    "streets": [
      [
        "pre-flop",
        5,
        0,
        0
      ],
      [
        "flop",
        0,
        0,
        3
      ],
      [
        "turn",
        0,
        0,
        1
      ],
      [
        "river",
        0,
        0,
        1
      ]
    ],
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
    "stud": false,
    "wins": [
      "high",
      "eight-or-better"
    ],
    "streets": [
      [
        "pre-flop",
        5,
        0,
        0
      ],
      [
        "flop",
        0,
        0,
        3
      ],
      [
        "turn",
        0,
        0,
        1
      ],
      [
        "river",
        0,
        0,
        1
      ]
    ],
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
    "stud": false,
    "wins": [
      "high"
    ],
    "streets": [
      [
        "pre-flop",
        6,
        0,
        0
      ],
      [
        "flop",
        0,
        0,
        3
      ],
      [
        "turn",
        0,
        0,
        1
      ],
      [
        "river",
        0,
        0,
        1
      ]
    ],
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
    "stud": false,
    "wins": [
      "high",
      "eight-or-better"
    ],
    "streets": [
      [
        "pre-flop",
        6,
        0,
        0
      ],
      [
        "flop",
        0,
        0,
        3
      ],
      [
        "turn",
        0,
        0,
        1
      ],
      [
        "river",
        0,
        0,
        1
      ]
    ],
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
    "stud": false,
    "wins": [
      "high",
      "eight-or-better"
    ],
    "streets": [
      [
        "pre-flop",
        4,
        0,
        0
      ],
      [
        "flop",
        0,
        0,
        3
      ],
      [
        "turn",
        0,
        0,
        1
      ],
      [
        "river",
        0,
        0,
        1
      ]
    ],
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
    "stud": false,
    "wins": [
      "high"
    ],
    "streets": [
      [
        "pre-flop",
        3,
        0,
        0
      ],
      [
        "flop",
        0,
        0,
        3
      ],
      [
        "turn",
        0,
        0,
        1
      ],
      [
        "river",
        0,
        0,
        1
      ]
    ],
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
    "stud": false,
    "wins": [
      "high",
      "eight-or-better"
    ],
    "streets": [
      [
        "pre-flop",
        3,
        0,
        0
      ],
      [
        "flop",
        0,
        0,
        3
      ],
      [
        "turn",
        0,
        0,
        1
      ],
      [
        "river",
        0,
        0,
        1
      ]
    ],
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
    "stud": true,
    "wins": [
      "ace-to-five"
    ],
    "streets": [
      [
        "third street",
        2,
        1,
        0
      ],
      [
        "fourth street",
        0,
        1,
        0
      ],
      [
        "fifth street",
        0,
        1,
        0
      ],
      [
        "sixth street",
        0,
        1,
        0
      ],
      [
        "seventh street",
        1,
        0,
        0
      ]
    ],
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
    "stud": false,
    "wins": [
      "short-high"
    ],
    "streets": [
      [
        "pre-flop",
        2,
        0,
        0
      ],
      [
        "flop",
        0,
        0,
        3
      ],
      [
        "turn",
        0,
        0,
        1
      ],
      [
        "river",
        0,
        0,
        1
      ]
    ],
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
    "stud": true,
    "wins": [
      "high"
    ],
    "streets": [
      [
        "third street",
        2,
        1,
        0
      ],
      [
        "fourth street",
        0,
        1,
        0
      ],
      [
        "fifth street",
        0,
        1,
        0
      ],
      [
        "sixth street",
        0,
        1,
        0
      ],
      [
        "seventh street",
        1,
        0,
        0
      ]
    ],
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
    "stud": true,
    "wins": [
      "high",
      "eight-or-better"
    ],
    "streets": [
      [
        "third street",
        2,
        1,
        0
      ],
      [
        "fourth street",
        0,
        1,
        0
      ],
      [
        "fifth street",
        0,
        1,
        0
      ],
      [
        "sixth street",
        0,
        1,
        0
      ],
      [
        "seventh street",
        1,
        0,
        0
      ]
    ],
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
    "stud": true,
    "wins": [
      "high",
      "ace-to-five"
    ],
    "streets": [
      [
        "third street",
        2,
        1,
        0
      ],
      [
        "fourth street",
        0,
        1,
        0
      ],
      [
        "fifth street",
        0,
        1,
        0
      ],
      [
        "sixth street",
        0,
        1,
        0
      ],
      [
        "seventh street",
        1,
        0,
        0
      ]
    ],
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
    "stud": false,
    "wins": [
      "deuce-to-seven"
    ],
    "streets": [
      [
        "before the draw",
        5,
        0,
        0
      ],
      [
        "first draw",
        0,
        0,
        0
      ],
      [
        "second draw",
        0,
        0,
        0
      ],
      [
        "third draw",
        0,
        0,
        0
      ]
    ],
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

export const EVENT_OFFENCES = [
  "soft-play",
  "collusion",
  "chip-dumping",
  "chips-hidden",
  "chips-not-racked",
  "abuse",
  "disruption",
  "cheating",
  "exposed-card",
  "card-off-table",
  "two-to-a-hand",
  "etiquette",
  "dodged-blind"
] as const;
